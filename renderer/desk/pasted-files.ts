/** Files and pictures of the clipboard. */

/** What a browser calls a picture that was copied without a file. */
const NAMELESS = /^image\.\w+$/i;

/**
 * The files of a paste. A copied picture (a screenshot, a page of a web bank) has no name of its own and gets one with
 * the moment, so that several can be told apart.
 */
export function pastedFiles(
  clipboard: { readonly files: Iterable<File> } | null,
  now: Date,
): readonly File[] {
  const files = [...(clipboard?.files ?? [])];
  return files.map((file, at) => {
    if (!NAMELESS.test(file.name)) return file;
    const ending = file.name.split('.').at(-1)!;
    const number = files.length > 1 ? ` ${at + 1}` : '';
    return new File([file], `Pasted ${stamp(now)}${number}.${ending}`, { type: file.type });
  });
}

/** Local day and time without what file names cannot hold: "2026-05-03 14.05.09". */
function stamp(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('.')}`;
}
