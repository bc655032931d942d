/** How files come to the desk: folders, the clipboard, and files that are here already. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statementPdf } from '../support/pdf.ts';
import { dropFiles, expect, statementRow, test } from './desk-fixture.ts';

test('a file that is here already is not converted twice unasked', async ({ desk }, info) => {
  const content = await statementPdf();
  await dropFiles(desk, [{ name: 'may.pdf', content }]);
  await expect(statementRow(desk, 'may.pdf').getByText('Verified')).toBeVisible();

  await dropFiles(desk, [{ name: 'may (copy).pdf', content }]);
  const copy = statementRow(desk, 'may (copy).pdf');
  await expect(copy.getByText('Here already')).toBeVisible();
  await expect(desk.getByText('The same file, called may.pdf, is here already.')).toBeVisible();
  await desk.screenshot({ path: info.outputPath('known.png') });
  await desk.getByRole('button', { name: 'Open the first may.pdf' }).click();
  await expect(desk).toHaveTitle(/may\.pdf/);

  await dropFiles(desk, [{ name: 'may (copy).pdf', content }]);
  await desk.getByRole('button', { name: 'Convert may (copy).pdf again' }).click();
  await expect(copy.getByText('Verified')).toBeVisible();
});

test('copies within one drop are answered for all at once', async ({ desk }) => {
  const content = await statementPdf();
  const names = ['a.pdf', 'b.pdf', 'c.pdf'];
  await dropFiles(
    desk,
    names.map((name) => ({ name, content })),
  );
  await expect(desk.getByText('2 of these files are here already.')).toBeVisible();
  await desk.getByRole('button', { name: 'Leave them out' }).click();
  const table = desk.getByRole('table', { name: 'Statements' });
  await expect(table.getByText('Verified')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);
});

test('a whole folder gives its statements, and says what it left out', async ({ desk }) => {
  const folder = await mkdtemp(join(tmpdir(), 'statement-desk-folder-'));
  try {
    await mkdir(join(folder, '2026', 'old'), { recursive: true });
    await writeFile(join(folder, '2026', 'may.pdf'), await statementPdf());
    await writeFile(join(folder, '2026', 'old', 'april.pdf'), await statementPdf({ month: '2026-04' }));
    await writeFile(join(folder, '2026', 'ledger.xlsx'), 'no statement');
    await writeFile(join(folder, '.DS_Store'), 'litter');
    const chooser = desk.waitForEvent('filechooser');
    await desk.getByRole('button', { name: 'Choose a folder' }).click();
    await (await chooser).setFiles(folder);
    await expect(desk.locator('.toast').first()).toContainText('1 other file of the folder left out');
  } finally {
    await expect(desk.getByRole('link', { name: 'april.pdf' })).toBeVisible();
    await rm(folder, { recursive: true, force: true });
  }
  await expect(desk.getByRole('link', { name: 'may.pdf' })).toBeVisible();
  await expect(desk.getByRole('table', { name: 'Statements' }).getByRole('row')).toHaveCount(3);
});

test('a dropped folder is read at any depth', async ({ desk, browserName }) => {
  test.skip(browserName !== 'chromium', 'only there a drop can be made of a folder');
  const folder = await mkdtemp(join(tmpdir(), 'statement-desk-drop-'));
  try {
    await mkdir(join(folder, 'clients', 'baker'), { recursive: true });
    await writeFile(join(folder, 'clients', 'baker', 'may.pdf'), await statementPdf());
    await writeFile(join(folder, 'clients', 'notes.docx'), 'no statement');
    const browser = await desk.context().newCDPSession(desk);
    const data = { items: [], files: [join(folder, 'clients')], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browser.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data });
    }
    await expect(desk.locator('.toast').first()).toContainText('1 other file of the folder left out');
    await expect(desk.getByRole('link', { name: 'may.pdf' })).toBeVisible();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a picture and files of the clipboard are pasted anywhere but in a field', async ({ desk }) => {
  const content = (await statementPdf()).toString('base64');
  const paste = (selector: string) =>
    desk.evaluate(
      ([base64, target]) => {
        const clipboardData = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        clipboardData.items.add(new File([bytes], 'pasted may.pdf'));
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        document.querySelector(target)!.dispatchEvent(event);
      },
      [content, selector] as const,
    );
  await paste('main');
  await expect(desk.getByRole('link', { name: 'pasted may.pdf' })).toBeVisible();
});
