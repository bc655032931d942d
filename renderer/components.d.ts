/** Made by the build from the manifests of the installed packages; see vite.config.ts. */
declare module 'virtual:components' {
  /** The packages the product is made of, with the licence each names (SPDX). */
  export const COMPONENTS: readonly {
    readonly name: string;
    readonly version: string;
    readonly license: string;
  }[];
}
