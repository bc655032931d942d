import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { statementPdf } from '../support/pdf.ts';
import { expect, openReviewOf, test } from './desk-fixture.ts';
import { activeCell, activeRow, detail, grid, proof, rowOf } from './review-support.ts';

/** What axe finds against WCAG 2.2 AA, in words that say where. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** A statement in doubt with an edit, a row left out and one that is chosen. */
async function openBusy(desk: Page): Promise<void> {
  await openReviewOf(desk, { name: 'wrong.pdf', content: await statementPdf({ missingRow: 6 }) });
  await grid(desk).getByText('Card payment number 2', { exact: true }).click();
  await desk.keyboard.press('Delete');
  await expect(rowOf(desk, 'Card payment number 2')).toContainText('Excluded');
  await grid(desk).getByText('Card payment number 4', { exact: true }).click();
  await desk.keyboard.press('F4');
  await expect(detail(desk).getByRole('button', { name: 'Reset row' })).toBeVisible();
  await expect(proof(desk)).toHaveAttribute('aria-busy', 'false');
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test('a review in the midst of work has nothing axe finds fault with', async ({ desk }, info) => {
      await openBusy(desk);
      await desk.screenshot({ path: info.outputPath('busy.png') });
      expect(await violations(desk)).toEqual([]);

      await desk.keyboard.press('End');
      await desk.keyboard.press('F2');
      await desk.keyboard.type('abc');
      await desk.keyboard.press('Enter');
      await expect(grid(desk).getByRole('alert')).toBeVisible();
      expect(await violations(desk)).toEqual([]);
      await desk.keyboard.press('Escape');
      await desk.getByRole('searchbox', { name: 'Search the rows' }).fill('nowhere');
      await expect(grid(desk)).toContainText('No row matches.');
      expect(await violations(desk)).toEqual([]);
      await grid(desk).getByRole('button', { name: 'Show all' }).click();

      await desk.keyboard.press('Shift+ArrowDown');
      await expect(desk.getByRole('group', { name: 'Chosen rows' })).toBeVisible();
      expect(await violations(desk)).toEqual([]);
    });

    test('nor have its dialogs and menus', async ({ desk }, info) => {
      await openBusy(desk);
      for (const [key, name] of [
        ['Control+k', 'Commands'],
        ['Insert', /Add a row/],
        ['F6', 'Split the row'],
      ] as const) {
        await desk.keyboard.press(key);
        await expect(desk.getByRole('dialog', { name })).toBeVisible();
        expect(await violations(desk)).toEqual([]);
        await desk.screenshot({ path: info.outputPath(`${key}.png`) });
        await desk.keyboard.press('Escape');
        await expect(desk.getByRole('dialog')).toBeHidden();
      }
      await desk.getByRole('button', { name: 'History of edits' }).click();
      await expect(desk.getByRole('dialog', { name: 'History of edits' })).toBeVisible();
      expect(await violations(desk)).toEqual([]);
      await desk.keyboard.press('Escape');
      await desk.getByRole('button', { name: 'More actions on this row' }).click();
      await expect(desk.getByRole('menu')).toBeVisible();
      expect(await violations(desk)).toEqual([]);
      await desk.keyboard.press('Escape');
      await desk.getByRole('button', { name: /^Opening .* Correct it$/ }).click();
      await expect(desk.getByLabel(/As the statement prints it/)).toBeFocused();
      expect(await violations(desk)).toEqual([]);
    });
  });
}

test('commands are found by name, and their keys are listed', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  await desk.keyboard.press('Control+k');
  await expect(desk.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
  await desk.keyboard.type('exclude');
  await desk.keyboard.press('Enter');
  await expect(rowOf(desk, 'Card payment number 1').first()).toContainText('Excluded');
  await desk.keyboard.press('Control+z');
  await expect(proof(desk)).toContainText('Verified');

  await grid(desk).focus();
  await desk.keyboard.press('?');
  const keys = desk.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Next row in doubt');
  await expect(keys).toContainText('Turn the page');
});

test('what is typed before the list of commands is here does not reach the rows', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  let fetchList = (): void => {};
  const wanted = new Promise<void>((resolve) => (fetchList = resolve));
  await desk.route('**/command-list-*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await grid(desk).getByText('Card payment number 2', { exact: true }).click();
  const asked = desk.waitForRequest(/\/command-list-[^/]*\.js$/);
  await desk.keyboard.press('Control+k');
  await asked;
  // Each of these letters is a command on the row, too: merge, exclude, split, turn the page.
  await desk.keyboard.type('mxpr');
  const field = desk.getByRole('dialog', { name: 'Commands' }).getByLabel('Find a command');
  await expect(field).toHaveValue('mxpr');
  fetchList();
  const list = desk.getByRole('combobox', { name: 'Find a command' });
  await expect(list).toBeFocused();
  await expect(list).toHaveValue('mxpr');
  await expect(desk.getByText('No command of that name.')).toBeVisible();
  for (let typed = 0; typed < 4; typed++) await desk.keyboard.press('Backspace');
  await desk.keyboard.type('swap');
  await expect(desk.getByRole('option')).toHaveCount(1);
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(proof(desk)).toContainText('12 of 12 rows proved');
  await expect(desk.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the menu of a row acts on that row', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  await grid(desk).getByText('Card payment number 5', { exact: true }).click({ button: 'right' });
  await desk.getByRole('menuitem', { name: /^Exclude/ }).click();
  await expect(rowOf(desk, 'Card payment number 5')).toContainText('Excluded');
});

test('a narrow window shows the rows or the page', async ({ desk }, info) => {
  await desk.setViewportSize({ width: 390, height: 844 });
  await openReviewOf(desk, { name: 'wrong.pdf', content: await statementPdf({ missingRow: 6 }) });
  await desk.screenshot({ path: info.outputPath('rows.png') });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('radio', { name: 'Page' }).check({ force: true });
  await expect(desk.getByRole('img', { name: 'Page 1 of the statement' })).toBeVisible();
  await expect(desk.locator('[data-page="1"] [data-part="row"]')).toBeInViewport();
  await desk.screenshot({ path: info.outputPath('page.png') });
  expect(await violations(desk)).toEqual([]);
});

test('at 200 % everything can be reached', async ({ desk }, info) => {
  // 1280 x 720 at 200 %: half as many CSS pixels each way.
  await desk.setViewportSize({ width: 640, height: 360 });
  await openReviewOf(desk, { name: 'wrong.pdf', content: await statementPdf({ missingRow: 6 }) });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  await desk.keyboard.press('F8');
  await expect(activeRow(desk)).toContainText('In doubt');
  await expect(activeCell(desk)).toBeInViewport({ ratio: 1 });
  await desk.keyboard.press('Control+Home');
  await expect(activeCell(desk)).toBeInViewport({ ratio: 1 });
  await desk.keyboard.press('F8');
  await detail(desk).getByRole('button', { name: 'Confirm as right' }).scrollIntoViewIfNeeded();
  await desk.screenshot({ path: info.outputPath('zoomed.png') });
  await desk.keyboard.press('Control+Enter');
  await expect(proof(desk)).toContainText('Verified');
});

test('the window runs nothing its policy forbids', async ({ desk }) => {
  const complaints: string[] = [];
  desk.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
  });
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  await expect(desk.locator('[data-page="1"] canvas')).toBeVisible();
  await desk.getByRole('button', { name: 'More actions on this row' }).click();
  await expect(desk.getByRole('menu')).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('Control+k');
  await expect(desk.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  expect(complaints).toEqual([]);
});
