import type { Page } from '@playwright/test';
import type { TransactionsBody } from '../../shared/api/documents.ts';
import { statementPdf } from '../support/pdf.ts';
import { expect, openReviewOf, statementRow, test } from './desk-fixture.ts';
import {
  activeCell,
  activeRow,
  cell,
  detail,
  editElsewhere,
  grid,
  proof,
  reviewed,
  rowOf,
  takeLastingKey,
} from './review-support.ts';

/** A statement of eleven rows of 1.00 whose balances count twelve. */
async function openWrong(desk: Page): Promise<void> {
  await openReviewOf(desk, { name: 'wrong.pdf', content: await statementPdf({ missingRow: 6 }) });
  await expect(proof(desk)).toContainText('Does not add up');
}

async function openRight(desk: Page): Promise<void> {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  await expect(proof(desk)).toContainText('Verified');
}

test('a mismatch is fixed by keyboard only, and the badge turns', async ({ desk }, info) => {
  await openWrong(desk);
  await desk.keyboard.press('F8');
  await expect(activeRow(desk)).toContainText('In doubt');
  await expect(activeCell(desk)).toHaveAttribute('data-column', 'out');

  // Not a number: the field says so and keeps what was typed.
  await desk.keyboard.type('2,0x');
  await desk.keyboard.press('Enter');
  const field = grid(desk).getByRole('textbox', { name: 'Out' });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('2,0x');
  await expect(field).toBeFocused();
  await expect(grid(desk).getByRole('alert')).toContainText('2,0x');
  await desk.screenshot({ path: info.outputPath('trouble.png') });

  await desk.keyboard.press('Control+a');
  await desk.keyboard.type('2.00');
  await desk.keyboard.press('Enter');
  await expect(proof(desk)).toContainText('Verified');
  await expect(proof(desk)).toContainText('none in doubt');
  await expect(grid(desk)).toBeFocused();
  await expect(desk.getByRole('status').filter({ hasText: 'The statement is verified.' })).toBeAttached();
  await desk.screenshot({ path: info.outputPath('verified.png') });
  expect((await reviewed(desk)).verification.status).toBe('verified');
});

test('the suggested correction is one key, or one button', async ({ desk }) => {
  await openWrong(desk);
  await desk.keyboard.press('Control+Enter');
  await expect(proof(desk)).toContainText('Verified');
  await desk.keyboard.press('Control+z');
  await expect(proof(desk)).toContainText('Does not add up');
  const fix = (await reviewed(desk)).transactions.flatMap(({ flags }) =>
    flags.flatMap((flag) => flag.fix ?? []),
  )[0]!;
  await detail(desk).getByRole('button', { name: fix.label }).click();
  await expect(proof(desk)).toContainText('Verified');
});

test('Enter and Tab take what was typed and go on, Escape leaves it', async ({ desk }) => {
  await openRight(desk);
  await desk.keyboard.press('Home');
  await desk.keyboard.type('2/5');
  await desk.keyboard.press('Tab');
  const field = grid(desk).getByRole('textbox', { name: 'Description' });
  await expect(field).toBeFocused();
  await field.fill('Bakery');
  await desk.keyboard.press('Enter');
  await expect(cell(rowOf(desk, 'Bakery'), 'date')).toContainText('2 May 2026');
  await expect(activeRow(desk)).toContainText('Card payment number 2');

  await desk.keyboard.press('F2');
  await desk.keyboard.type('never mind');
  await desk.keyboard.press('Escape');
  await expect(activeRow(desk)).toContainText('Card payment number 2');
  await expect(grid(desk)).toBeFocused();

  // Marked, with what was extracted.
  await expect(cell(rowOf(desk, 'Bakery'), 'description')).toHaveAttribute(
    'title',
    'Extracted: Card payment number 1',
  );
  expect((await reviewed(desk)).transactions[0]).toMatchObject({ date: '2026-05-02', description: 'Bakery' });
});

test('an edit is undone, redone and still there after a reload', async ({ desk }) => {
  await openRight(desk);
  await cell(rowOf(desk, 'Card payment number 4'), 'out').dblclick();
  await grid(desk).getByRole('textbox', { name: 'Out' }).fill('7.50');
  await desk.keyboard.press('Enter');
  await expect(proof(desk)).toContainText('Does not add up');
  await desk.keyboard.press('Control+z');
  await expect(proof(desk)).toContainText('Verified');
  await expect(cell(rowOf(desk, 'Card payment number 4'), 'out')).toHaveText('1.00');
  await desk.keyboard.press('Control+Shift+z');
  await expect(proof(desk)).toContainText('Does not add up');

  await desk.reload();
  await expect(cell(rowOf(desk, 'Card payment number 4'), 'out')).toContainText('7.50');
  await expect(proof(desk)).toContainText('Off by');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(proof(desk)).toContainText('Verified');
  await desk.keyboard.press('Alt+ArrowLeft');
  await expect(statementRow(desk, 'may.pdf')).toContainText('Verified');
});

test('an edit survives the end of the service right after it was confirmed', async ({ desk, service }) => {
  await takeLastingKey(desk);
  await openWrong(desk);
  await desk.keyboard.press('Control+Enter');
  await expect(proof(desk)).toContainText('Verified');
  await service.kill();
  await service.restart();
  await desk.reload();
  await expect(proof(desk)).toContainText('Verified');
  await expect(desk.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('a row is split into parts that make it up', async ({ desk }, info) => {
  await openRight(desk);
  await grid(desk).getByText('Card payment number 3', { exact: true }).click();
  await desk.keyboard.press('F6');
  const dialog = desk.getByRole('dialog', { name: 'Split the row' });
  await expect(dialog.getByLabel('Amount of part 1')).toBeFocused();
  await desk.keyboard.type('0.60');
  await expect(dialog).toContainText('must add up');
  await dialog.getByLabel('Amount of part 2').fill('0.30');
  await expect(dialog).toContainText('Left to share out: 0.10');
  await dialog.getByLabel('Description of part 2').fill('Tip');
  await dialog.getByLabel('Amount of part 2').fill('0.40');
  await expect(dialog).toContainText('The parts add up to the row.');
  await desk.screenshot({ path: info.outputPath('split.png') });
  await desk.keyboard.press('Enter');
  await expect(cell(rowOf(desk, 'Tip'), 'out')).toHaveText(/0\.40/);
  await expect(proof(desk)).toContainText('Verified');
  expect((await reviewed(desk)).transactions).toHaveLength(13);
});

test('a row is added, merged with the one above, excluded and restored', async ({ desk }) => {
  await openWrong(desk);
  await grid(desk).getByText('Card payment number 6', { exact: true }).click();
  await desk.keyboard.press('Insert');
  const dialog = desk.getByRole('dialog', { name: 'Add a row below row 6' });
  await dialog.getByRole('button', { name: 'Add row' }).click();
  await expect(dialog).toContainText('An amount is needed');
  await dialog.getByLabel('Description').fill('Card payment number 7');
  await dialog.getByLabel('Out').fill('1');
  await desk.keyboard.press('Enter');
  await expect(proof(desk)).toContainText('Verified');
  await expect(activeRow(desk)).toContainText('Card payment number 7');

  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('F7');
  await expect(rowOf(desk, 'Card payment number 7 Card payment number 8')).toContainText('2.00');
  await expect(proof(desk)).toContainText('Verified');

  await grid(desk).getByText('Card payment number 2', { exact: true }).click();
  await desk.keyboard.press('Delete');
  await expect(proof(desk)).toContainText('Does not add up');
  await expect(rowOf(desk, 'Card payment number 2')).toContainText('Excluded');
  await desk.keyboard.press('Delete');
  await expect(proof(desk)).toContainText('Verified');
});

/** Holds the next edit back before it reaches the service; the function lets it go. */
async function holdNextEdit(desk: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await desk.route(
    '**/transactions*',
    async (route) => {
      if (route.request().method() === 'PATCH') await promise;
      await route.continue();
    },
    { times: 1 },
  );
  return resolve;
}

test('a row that was added is typed in before it is answered, and the keyboard stays where it is', async ({
  desk,
}) => {
  await openWrong(desk);
  await grid(desk).getByText('Card payment number 6', { exact: true }).click();
  await desk.keyboard.press('Insert');
  const dialog = desk.getByRole('dialog', { name: 'Add a row below row 6' });
  await dialog.getByLabel('Description').fill('Bakery');
  await dialog.getByLabel('Out').fill('1');
  const letGo = await holdNextEdit(desk);
  await desk.keyboard.press('Enter');
  await expect.poll(async () => activeRow(desk).textContent()).toContain('Bakery');
  await expect(activeCell(desk)).toHaveAttribute('data-column', 'date');
  await expect(proof(desk)).toHaveAttribute('aria-busy', 'true');

  await desk.keyboard.press('ArrowRight');
  await desk.keyboard.press('F2');
  await desk.keyboard.press('End');
  await desk.keyboard.type(' at the corn');
  letGo();
  await expect(proof(desk)).toContainText('Verified');
  await desk.keyboard.type('er');
  await desk.keyboard.press('Enter');
  await expect(rowOf(desk, 'Bakery at the corner')).toBeVisible();
  await expect(proof(desk)).toHaveAttribute('aria-busy', 'false');
  await expect(activeRow(desk)).toContainText('Card payment number 8');
  expect((await reviewed(desk)).transactions[6]).toMatchObject({ description: 'Bakery at the corner' });
});

test('an undo shows before it is answered; the proof follows with the answer', async ({ desk }) => {
  await openRight(desk);
  const out = cell(rowOf(desk, 'Card payment number 4'), 'out');
  await out.click();
  await desk.keyboard.type('7.50');
  await desk.keyboard.press('Enter');
  await expect(proof(desk)).toContainText('Does not add up');
  const letGo = await holdNextEdit(desk);
  await desk.keyboard.press('Control+z');
  await expect(out).toHaveText('1.00');
  await expect(proof(desk)).toContainText('Does not add up');
  await expect(desk.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await desk.keyboard.press('Control+y');
  await expect(out).toContainText('7.50');
  await desk.keyboard.press('Control+z');
  letGo();
  await expect(proof(desk)).toContainText('Verified');
  await expect(out).toHaveText('1.00');
});

test('several rows are changed at once, and the whole is reset', async ({ desk }) => {
  await openRight(desk);
  await grid(desk).getByText('Card payment number 1', { exact: true }).click();
  await desk.keyboard.press('Shift+ArrowDown');
  await desk.keyboard.press('Shift+ArrowDown');
  await rowOf(desk, 'Card payment number 6').click({ modifiers: ['Control'] });
  const bar = desk.getByRole('group', { name: 'Chosen rows' });
  await expect(bar).toContainText('4 rows in 0.00 · out 4.00');
  await bar.getByRole('button', { name: 'Swap' }).click();
  await expect(bar).toContainText('4 rows in 4.00 · out 0.00');
  await expect(proof(desk)).toContainText('Off by');
  await bar.getByRole('button', { name: 'Choose none' }).click();

  await grid(desk).focus();
  await desk.keyboard.press('Control+k');
  await expect(desk.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
  await desk.keyboard.type('reset everything');
  await desk.keyboard.press('Enter');
  await desk
    .getByRole('dialog', { name: 'Reset everything?' })
    .getByRole('button', { name: 'Reset everything' })
    .click();
  await expect(proof(desk)).toContainText('Verified');
});

test('the history says who changed what, from what to what', async ({ desk }, info) => {
  await openWrong(desk);
  await desk.keyboard.press('Control+Enter');
  await expect(proof(desk)).toContainText('Verified');
  await desk.getByRole('button', { name: 'History of edits' }).click();
  const dialog = desk.getByRole('dialog', { name: 'History of edits' });
  await expect(dialog.getByRole('listitem').first()).toContainText(/Row 7.*amount.*1\.00.*2\.00/s);
  await desk.screenshot({ path: info.outputPath('history.png') });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toContainText('undone');
  await expect(proof(desk)).toContainText('Does not add up');
});

test('opening and closing balance are corrected from the proof', async ({ desk }) => {
  await openRight(desk);
  await desk.getByRole('button', { name: /^Closing .* Correct it$/ }).click();
  const field = desk.getByLabel(/As the statement prints it/);
  await expect(field).toBeFocused();
  await field.fill('49.x');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('alert')).toContainText('49.x');
  await field.fill('49,980.00');
  await desk.keyboard.press('Enter');
  await expect(proof(desk)).toContainText('Off by');
  await desk.keyboard.press('Control+z');
  await expect(proof(desk)).toContainText('Verified');
});

test('an edit of a statement that was changed elsewhere is not lost', async ({ desk }) => {
  await openRight(desk);
  expect(await editElsewhere(desk, [{ op: 'set', row: 'r0', description: 'From a script' }])).toBe(200);
  await grid(desk).getByText('Card payment number 2', { exact: true }).click();
  await desk.keyboard.press('F2');
  await desk.keyboard.press('Control+a');
  await desk.keyboard.type('From the window');
  await desk.keyboard.press('Enter');
  const alert = desk.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(alert).toContainText('changed elsewhere');
  await expect(rowOf(desk, 'From a script')).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(desk, 'From the window')).toBeVisible();
  await expect(alert).toBeHidden();
});

test('edits the service did not hear of are kept until they can be made', async ({ desk, service }) => {
  await takeLastingKey(desk);
  await openWrong(desk);
  await service.kill();
  await desk.keyboard.press('Control+Enter');
  const alert = desk.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(alert).toBeVisible();
  await cell(rowOf(desk, 'Card payment number 2'), 'description').dblclick();
  await grid(desk).getByRole('textbox', { name: 'Description' }).fill('Bakery');
  await desk.keyboard.press('Enter');
  await expect(alert).toContainText('Change description');
  await service.restart();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(proof(desk)).toContainText('Verified');
  await expect(rowOf(desk, 'Bakery')).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a cell that was read again shows its place on the page and the first reading', async ({
  desk,
}, info) => {
  // Which cells of a scan are read again is the engine's affair; here one of the first row is said to have been.
  await desk.route('**/transactions', async (route) => {
    const answer = await route.fetch();
    const body: TransactionsBody = await answer.json();
    const amount = body.transactions[0]!.boxes.find(({ part }) => part === 'amount')!;
    const { page, x0, y0, x1, y1 } = amount;
    body.transactions[0]!.repairs = [
      { part: 'amount', first_read: '1.OO', read: '1.00', page, x0, y0, x1, y1 },
    ];
    await route.fulfill({ response: answer, json: body });
  });
  await openRight(desk);
  const repaired = detail(desk).getByRole('list', { name: 'Cells that were read again' });
  await expect(repaired).toContainText('first read 1.OO, then 1.00');
  const crop = repaired.getByRole('img', { name: /The amount on page 1/ });
  await expect(crop).toBeVisible();
  // The picture is cut to the cell and a little paper around it: wider than high, as the figures are.
  const box = (await crop.boundingBox())!;
  expect(box.width).toBeGreaterThan(box.height);
  await expect(crop.locator('image')).toHaveAttribute('href', /^blob:/);
  await desk.screenshot({ path: info.outputPath('repaired.png') });
});
