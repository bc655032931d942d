import type { Locator, Page } from '@playwright/test';
import type { TransactionsBody } from '../../shared/api/documents.ts';
import { statementPdf } from '../support/pdf.ts';
import { expect, openReviewOf, test } from './desk-fixture.ts';

/** The statement under review, as the API has it. */
function reviewed(page: Page): Promise<TransactionsBody> {
  return page.evaluate(async () => {
    const fileId = window.location.hash.split('/').at(-1);
    const key = sessionStorage.getItem('statement-desk.key');
    const answer = await fetch(`/api/v1/documents/${fileId}/transactions`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    return answer.json();
  });
}

/** The selected row, by what the grid names as active. */
async function activeRow(page: Page): Promise<Locator> {
  const grid = page.getByRole('grid', { name: 'Transactions' });
  return page.locator(`#${await grid.getAttribute('aria-activedescendant')}`);
}

test('rows are selected by click and by keyboard', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  const grid = desk.getByRole('grid', { name: 'Transactions' });
  await expect(grid).toBeFocused();

  await grid.getByText('Card payment number 5', { exact: true }).click();
  await expect(await activeRow(desk)).toContainText('Card payment number 5');
  await expect(await activeRow(desk)).toHaveAttribute('aria-selected', 'true');

  for (const [key, expected] of [
    ['ArrowDown', 6],
    ['j', 7],
    ['k', 6],
    ['ArrowUp', 5],
    ['End', 12],
    ['Home', 1],
  ] as const) {
    await desk.keyboard.press(key);
    await expect(await activeRow(desk)).toContainText(`Card payment number ${expected}`);
  }
  await expect(desk.getByRole('region', { name: 'Selected row' })).toContainText('Row 1 of 12');

  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('heading', { name: 'Statements' })).toBeVisible();
});

test('the selected row stays in full view on the way down and up', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf({ rowsPerPage: 36 }) });
  const grid = (await desk.getByRole('grid', { name: 'Transactions' }).boundingBox())!;
  for (const key of ['j', 'k']) {
    for (let step = 0; step < 30; step++) await desk.keyboard.press(key);
    await expect
      .poll(async () => {
        const row = (await (await activeRow(desk)).boundingBox())!;
        return row.y >= grid.y && row.y + row.height <= grid.y + grid.height;
      })
      .toBe(true);
  }
});

test('the selected row is lit up where it stands on the page', async ({ desk }, info) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf({ pages: 3 }) });
  const statement = await reviewed(desk);
  await expect(desk.getByRole('img', { name: 'Page 1 of the statement' })).toBeVisible();

  for (const index of [3, 30]) {
    await desk.keyboard.press('Home');
    for (let step = 0; step < index; step++) await desk.keyboard.press('j');
    const row = statement.transactions[index]!;
    const page = statement.pages[row.page - 1]!;
    const box = row.boxes.find(({ part }) => part === 'row')!;
    const sheet = desk.locator(`[data-page="${row.page}"]`);
    const lit = sheet.locator('[data-part="row"]');
    await expect(lit).toBeInViewport();

    const [paper, light] = [(await sheet.boundingBox())!, (await lit.boundingBox())!];
    const scale = paper.width / page.width;
    expect(light.x - paper.x).toBeCloseTo(box.x0 * scale, -0.5);
    expect(light.y - paper.y).toBeCloseTo(box.y0 * scale, -0.5);
    expect(light.width).toBeCloseTo((box.x1 - box.x0) * scale, -0.5);
    // The test's own PDF says where the row was drawn: rows are 18 points apart from 146 on.
    const top = 146 + (index % 12) * 18;
    expect(box.y0).toBeGreaterThan(top - 10);
    expect(box.y1).toBeLessThan(top + 20);
  }
  await desk.screenshot({ path: info.outputPath('lit.png') });
});

test('a click on the page finds its row', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  const statement = await reviewed(desk);
  const box = statement.transactions[2]!.boxes.find(({ part }) => part === 'row')!;
  const sheet = desk.locator('[data-page="1"]');
  const paper = (await sheet.boundingBox())!;
  const scale = paper.width / statement.pages[0]!.width;
  await sheet.click({ position: { x: ((box.x0 + box.x1) / 2) * scale, y: ((box.y0 + box.y1) / 2) * scale } });
  await expect(await activeRow(desk)).toContainText('Card payment number 3');
});

test('a statement that does not add up leads through its doubts', async ({ desk }, info) => {
  await openReviewOf(desk, { name: 'wrong.pdf', content: await statementPdf({ missingRow: 6 }) });
  await expect(desk.getByText('Does not add up', { exact: true })).toBeVisible();
  const statement = await reviewed(desk);
  const doubtful = statement.transactions.filter((row) => row.flags.length > 0);
  expect(doubtful.length).toBeGreaterThan(0);

  const detail = desk.getByRole('region', { name: 'Selected row' });
  await expect(detail).toContainText(doubtful[0]!.flags[0]!.message);
  await desk.screenshot({ path: info.outputPath('doubt.png') });
  await desk.keyboard.press('Home');
  await desk.getByRole('button', { name: 'Next doubt' }).click();
  await expect(detail).toContainText(
    `Row ${(doubtful.find(({ index }) => index > 0) ?? doubtful[0]!).index + 1} of 11`,
  );
});

test('the page is enlarged, shrunk and fitted', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  const width = async () => (await desk.locator('[data-page="1"]').boundingBox())!.width;
  const fitted = await width();
  await desk.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(fitted * 1.2);
  await desk.getByRole('button', { name: /Fit the page/ }).click();
  await expect.poll(width).toBe(fitted);
  await desk.getByRole('button', { name: /Shrink the page/ }).click();
  await expect.poll(width).toBeLessThan(fitted);
});

test('thousands of rows scroll without thousands of elements', async ({ desk }) => {
  const content = await statementPdf({ pages: 100, rowsPerPage: 30 });
  await openReviewOf(desk, { name: 'long.pdf', content });
  const grid = desk.getByRole('grid', { name: 'Transactions' });
  await expect(grid).toHaveAttribute('aria-rowcount', '3001');
  expect(await grid.getByRole('row').count()).toBeLessThan(100);

  await desk.keyboard.press('End');
  await expect(await activeRow(desk)).toContainText('Card payment number 3000');
  await expect(await activeRow(desk)).toBeInViewport();
  await expect(desk.getByRole('img', { name: 'Page 100 of the statement' })).toBeInViewport();
});
