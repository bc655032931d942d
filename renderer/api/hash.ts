/**
 * SHA-256 of a file's content, lowercase hexadecimal: the name the service's vault knows it by. Null where the page has
 * no Web Crypto (it is not in a secure context), so that files are sent unchecked rather than not at all.
 */
export async function sha256Of(
  file: Blob,
  crypto: { readonly subtle?: SubtleCrypto } = globalThis.crypto,
): Promise<string | null> {
  if (!crypto.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
