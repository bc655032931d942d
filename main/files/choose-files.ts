import type { OpenDialogOptions, OpenDialogReturnValue } from 'electron';

/** What the dialog offers first; the service decides by content, so all files can be chosen too. */
const OPTIONS: OpenDialogOptions = {
  title: 'Add statements',
  properties: ['openFile', 'multiSelections'],
  filters: [
    {
      name: 'Statements',
      extensions: ['pdf', 'jpg', 'jpeg', 'png', 'tif', 'tiff', 'webp', 'bmp', 'gif', 'heic', 'heif'],
    },
    { name: 'All files', extensions: ['*'] },
  ],
};

/** Asks the user for files; answers their paths, none where they thought better of it. */
export async function chooseFiles(
  show: (options: OpenDialogOptions) => Promise<OpenDialogReturnValue>,
): Promise<readonly string[]> {
  const { canceled, filePaths } = await show(OPTIONS);
  return canceled ? [] : filePaths;
}
