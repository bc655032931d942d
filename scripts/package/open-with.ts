/**
 * What the msi tells Windows of PDF files: they can be opened with the app, and stay with the reader they have. The
 * packager's own associations would make the app what opens every PDF on the computer. The same for the exe installer:
 * assets/installer.nsh. https://learn.microsoft.com/windows/win32/shell/how-to-include-an-application-on-the-open-with-dialog-box
 */
import { readFile, writeFile } from 'node:fs/promises';

/** The packager's project of the msi is not as it was when this was written. */
export class UnknownProjectError extends Error {
  override name = 'UnknownProjectError';
}

const CLASS = 'StatementDesk.Statement';
const CLASSES = 'Software\\Classes';

/** Keys below the machine's classes, names of values and their texts; `[#mainExecutable]` is the installed program. */
const VALUES = [
  { key: CLASS, name: null, text: 'Bank statement (PDF)' },
  { key: `${CLASS}\\DefaultIcon`, name: null, text: '[#mainExecutable],0' },
  { key: `${CLASS}\\shell\\open\\command`, name: null, text: '&quot;[#mainExecutable]&quot; &quot;%1&quot;' },
  { key: '.pdf\\OpenWithProgids', name: CLASS, text: '' },
];

/** Adds the values to the component of the program, which takes them away with it. Throws `UnknownProjectError`. */
export function offerForPdf(project: string): string {
  const program = project.indexOf('Id="mainExecutable"');
  const end = program < 0 ? -1 : project.indexOf('</Component>', program);
  if (end < 0) throw new UnknownProjectError('the msi has no component of the main executable');
  const values = VALUES.map(
    ({ key, name, text }) =>
      `  <RegistryValue Root="HKLM" Key="${CLASSES}\\${key}"${name === null ? '' : ` Name="${name}"`} Type="string" Value="${text}"/>\n`,
  );
  return project.slice(0, end) + values.join('') + project.slice(end);
}

/** electron-builder's hook `msiProjectCreated`: `path` is the project that is about to be compiled. */
export default async function offerForPdfInMsi(path: string): Promise<void> {
  await writeFile(path, offerForPdf(await readFile(path, 'utf8')));
}
