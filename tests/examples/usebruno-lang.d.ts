/** The part of @usebruno/lang that is used; it comes without types. */
declare module '@usebruno/lang' {
  export function bruToJsonV2(text: string): {
    readonly meta: { readonly type: string; readonly seq: string };
    readonly http: { readonly method: string; readonly url: string };
    readonly vars?: { readonly res?: readonly { readonly name: string; readonly value: string }[] };
  };
}
