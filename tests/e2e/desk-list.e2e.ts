/** What is done with statements on the desk: select, delete with a way back, note, all by keyboard, periods, offline. */
import type { Page } from '@playwright/test';
import { statementPdf, wordlessPdf } from '../support/pdf.ts';
import { dropFiles, expect, readSample, statementRow, test } from './desk-fixture.ts';

const months = ['2026-01', '2026-02', '2026-04'];
const fileOf = async (month: string, more: Parameters<typeof statementPdf>[0] = {}) => ({
  name: `${month}.pdf`,
  content: await statementPdf({ month, ...more }),
});

test('a deletion can be undone, and is carried out when the window closes', async ({
  desk,
  service,
}, info) => {
  await dropFiles(desk, [await fileOf('2026-01'), await fileOf('2026-02')]);
  await expect(desk.getByRole('link', { name: '2026-01.pdf' })).toBeVisible();
  await expect(desk.getByRole('link', { name: '2026-02.pdf' })).toBeVisible();
  const key = await desk.evaluate(() => sessionStorage.getItem('statement-desk.key')!);
  const total = async () => {
    const answer = await fetch(`${service.url}/api/v1/documents`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    const body: { readonly total: number } = JSON.parse(await answer.text());
    return body.total;
  };

  await desk.getByRole('button', { name: 'Delete 2026-01.pdf' }).click();
  await expect(desk.getByRole('link', { name: '2026-01.pdf' })).toBeHidden();
  await expect(desk.locator('.toast').last()).toContainText('Deleted 2026-01.pdf.');
  await desk.screenshot({ path: info.outputPath('undo.png') });
  await desk.keyboard.press('Control+z');
  await expect(desk.getByRole('link', { name: '2026-01.pdf' })).toBeVisible();
  expect(await total()).toBe(2);

  await desk.getByRole('button', { name: 'Delete 2026-02.pdf' }).click();
  await expect(desk.locator('.toast').last()).toContainText('Deleted 2026-02.pdf.');
  expect(await total()).toBe(2);
  await desk.close();
  await expect.poll(total).toBe(1);
});

test('several statements are selected with the keyboard and deleted together', async ({ desk }) => {
  await dropFiles(desk, await Promise.all(months.map((month) => fileOf(month))));
  for (const month of months) await expect(desk.getByRole('link', { name: `${month}.pdf` })).toBeVisible();
  // A key pressed right after the click counts on the new order, on a slow computer too.
  const devtools = await desk.context().newCDPSession(desk);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await desk.getByRole('button', { name: 'Statement', exact: true }).click();
  await desk.keyboard.press('ArrowDown');
  await expect(desk.getByRole('link', { name: '2026-01.pdf' })).toBeFocused();
  await desk.keyboard.press('x');
  await desk.keyboard.press('ArrowDown');
  await expect(desk.getByRole('link', { name: '2026-02.pdf' })).toBeFocused();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await desk.keyboard.press('x');
  await expect(desk.getByText('2 selected')).toBeVisible();
  await desk.keyboard.press('Delete');
  await expect(desk.locator('.toast').last()).toContainText('Deleted 2 statements.');
  await expect(desk.getByRole('table', { name: 'Statements' }).getByRole('link')).toHaveText(['2026-04.pdf']);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByRole('table', { name: 'Statements' }).getByRole('link')).toHaveCount(3);

  await desk.keyboard.press('Control+a');
  await expect(desk.getByText('3 selected')).toBeVisible();
  await desk.getByLabel('Select 2026-04.pdf').uncheck();
  await expect(desk.getByText('2 selected')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('toolbar', { name: 'Selected statements' })).toBeHidden();
});

test('failed statements are tried again together', async ({ desk }) => {
  const blank = await wordlessPdf();
  await dropFiles(desk, [{ name: 'blank.pdf', content: blank }]);
  await expect(statementRow(desk, 'blank.pdf').getByText('Could not be read')).toBeVisible();
  await desk.getByLabel('Select blank.pdf').check();
  const tried = desk.waitForResponse((answer) => answer.url().endsWith('/retry'));
  await desk.getByRole('toolbar').getByRole('button', { name: 'Try again' }).click();
  expect((await tried).status()).toBe(200);
});

test('a statement is renamed and noted, and found by its note', async ({ desk }) => {
  await dropFiles(desk, [await fileOf('2026-01'), await fileOf('2026-02')]);
  await expect(desk.getByRole('link', { name: '2026-02.pdf' })).toBeVisible();
  await expect(desk.getByRole('link', { name: '2026-01.pdf' })).toBeVisible();
  await desk.getByRole('button', { name: 'Name and note of 2026-01.pdf' }).click();
  await desk.getByRole('textbox', { name: 'Name' }).fill('Baker January.pdf');
  await desk.getByRole('textbox', { name: 'Note' }).fill('Ask for the second page');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(statementRow(desk, 'Baker January.pdf')).toContainText('Ask for the second page');
  await desk.reload();
  await desk.getByRole('searchbox', { name: 'Search statements' }).fill('second page');
  await expect(desk.getByRole('table', { name: 'Statements' }).getByRole('link')).toHaveText([
    'Baker January.pdf',
  ]);
});

test('missing and doubled periods of an account are pointed out', async ({ desk }, info) => {
  const files = await Promise.all(months.map((month) => fileOf(month)));
  const other = await fileOf('2026-04', { rowsPerPage: 11 });
  await dropFiles(desk, [...files, { ...other, name: 'april again.pdf' }]);
  const panel = desk.locator('.periods');
  await expect(panel).toContainText('1 gap');
  await expect(panel).toContainText('1 statement twice');
  await panel.locator('summary').click();
  await expect(panel).toContainText('No statement covers 1 – 31 Mar 2026 (31 days)');
  await desk.screenshot({ path: info.outputPath('periods.png') });
  await panel.getByRole('button', { name: 'Show this account' }).click();
  await expect(desk.getByRole('combobox', { name: 'Account' })).toHaveValue('55501234 GBP');
});

test('by keyboard alone one statement after the other is opened, and left for the next', async ({ desk }) => {
  await dropFiles(desk, [await fileOf('2026-01'), await fileOf('2026-02'), await fileOf('2026-03')]);
  for (const month of ['01', '02', '03']) {
    await expect(statementRow(desk, `2026-${month}.pdf`).getByText('Verified')).toBeVisible();
  }
  await desk.getByRole('columnheader', { name: 'Statement' }).getByRole('button').click();
  const link = (month: string) => desk.getByRole('link', { name: `2026-${month}.pdf` });
  await link('01').focus();
  for (const [here, next] of [
    ['01', '02'],
    ['02', '03'],
  ] as const) {
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('grid', { name: 'Transactions' })).toBeFocused();
    await desk.keyboard.press('Alt+ArrowLeft');
    await expect(link(here)).toBeFocused();
    await desk.keyboard.press('ArrowDown');
    await expect(link(next)).toBeFocused();
  }
  // Where another room is gone to, the keyboard goes in with it; a link that was pressed keeps it.
  await desk.keyboard.press('Control+Comma');
  await expect(desk.getByRole('main')).toBeFocused();
  await desk.getByRole('link', { name: 'Statements' }).click();
  await expect(desk.getByRole('link', { name: 'Statements' })).toBeFocused();
});

test('a service that stopped is noticed, the list stays, and all goes on when it is back', async ({
  desk,
  service,
}, info) => {
  await useLastingKey(desk);
  await readSample(desk);
  await service.kill();
  await desk.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(desk.getByText('Statement Desk does not answer.')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'sample-statement.pdf' })).toBeVisible();
  await desk.getByRole('button', { name: 'Try now' }).click();
  await expect(desk.getByText('Still no answer')).toBeVisible();
  await dropFiles(desk, [await fileOf('2026-01')]);
  await expect(statementRow(desk, '2026-01.pdf').getByText('Waiting to be sent')).toBeVisible();
  await desk.screenshot({ path: info.outputPath('offline.png') });

  await service.restart();
  await expect(desk.getByText('Statement Desk does not answer.')).toBeHidden();
  await expect(statementRow(desk, '2026-01.pdf').getByText('Verified')).toBeVisible();
});

/** Gives the window a key that outlives the service: its own is forgotten when that stops. */
async function useLastingKey(desk: Page): Promise<void> {
  await desk.evaluate(async () => {
    const name = 'statement-desk.key';
    const answer = await fetch('/api/v1/keys', {
      method: 'POST',
      headers: { Authorization: `Bearer ${sessionStorage.getItem(name)}` },
    });
    const { api_key: key }: { readonly api_key: string } = await answer.json();
    sessionStorage.setItem(name, key);
  });
  await desk.reload();
}
