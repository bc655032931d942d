/** The part of @usebruno/lang that is used; it comes without types. */
declare module '@usebruno/lang' {
  export function bruToJsonV2(text: string): {
    readonly meta: { readonly type: string };
    readonly http: { readonly url: string };
  };
}
