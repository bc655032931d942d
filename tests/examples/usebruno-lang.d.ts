/** The part of @usebruno/lang that is used; it comes without types. */
declare module '@usebruno/lang' {
  export interface BruRequest {
    readonly meta: { readonly name: string; readonly type: string; readonly seq: string };
    readonly http: { readonly method: string; readonly url: string; readonly body: string };
    readonly params?: readonly { readonly name: string; readonly value: string; readonly type: string }[];
    readonly auth?: { readonly bearer?: { readonly token: string } };
    readonly body?: { readonly json?: string };
    readonly vars?: { readonly res?: readonly { readonly name: string; readonly value: string }[] };
  }
  export function bruToJsonV2(text: string): BruRequest;
}
