import { AxeBuilder } from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import { statementPdf, wordlessPdf } from '../support/pdf.ts';
import { dropFiles, expect, statementRow, test } from './desk-fixture.ts';

/** Looks at the screen in light and dark with axe, and keeps a picture of each. */
async function examine(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    await page.screenshot({ path: info.outputPath(`${name}-${colorScheme}.png`) });
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
    );
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
  }
}

/** Fills the desk with every state a statement can be in. */
async function fill(page: Page): Promise<void> {
  const fine = await statementPdf();
  await dropFiles(page, [
    { name: 'fine.pdf', content: fine },
    { name: 'wrong.pdf', content: await statementPdf({ missingRow: 3 }) },
    { name: 'blank.pdf', content: await wordlessPdf() },
    { name: 'locked.pdf', content: await statementPdf({ password: 'harbour' }) },
    { name: 'notes.txt', content: Buffer.from('no statement') },
    { name: 'copy of fine.pdf', content: fine },
  ]);
  await expect(page.getByRole('link', { name: 'fine.pdf' })).toBeVisible();
  await expect(statementRow(page, 'copy of fine.pdf').getByText('Here already')).toBeVisible();
  await expect(statementRow(page, 'wrong.pdf').getByText('Does not add up')).toBeVisible();
  await expect(statementRow(page, 'blank.pdf').getByText('Could not be read')).toBeVisible();
  await expect(statementRow(page, 'locked.pdf').getByText('Password needed')).toBeVisible();
  await expect(statementRow(page, 'notes.txt').getByText('Not accepted')).toBeVisible();
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('every screen can be used by everybody', async ({ page, service }, info) => {
      // Twelve screens, each looked at twice.
      test.slow();
      await page.goto(service.url);
      await expect(page.getByRole('heading', { name: 'Open Statement Desk' })).toBeVisible();
      await examine(page, info, 'key');

      await page.goto(service.link);
      await expect(page.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
      await examine(page, info, 'first-run');

      await fill(page);
      await examine(page, info, 'desk');

      await page.getByLabel('Select fine.pdf').check();
      await page.getByLabel('Select wrong.pdf').check();
      await page.getByRole('button', { name: 'Delete blank.pdf' }).click();
      await expect(page.locator('.toast').last()).toContainText('Deleted blank.pdf.');
      await examine(page, info, 'selected');
      await page.getByRole('toolbar').getByRole('button', { name: 'Export' }).click();
      await expect(page.getByLabel('Preview')).toBeVisible();
      await examine(page, info, 'export');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Name and note of fine.pdf' }).click();
      await examine(page, info, 'details');
      await page.keyboard.press('Escape');

      await page.getByRole('link', { name: 'wrong.pdf' }).click();
      await expect(page.getByRole('grid', { name: 'Transactions' })).toBeVisible();
      await examine(page, info, 'review');

      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await examine(page, info, 'shortcuts');
      await page.keyboard.press('Escape');

      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
      await examine(page, info, 'settings');

      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeVisible();
      await examine(page, info, 'palette');
      await page.keyboard.press('Escape');

      await service.kill();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByText('Statement Desk does not answer.')).toBeVisible();
      await examine(page, info, 'offline');
    });

    test('nothing is wider than the window', async ({ desk }) => {
      await fill(desk);
      const overflow = () =>
        desk.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBe(0);
      await desk.getByRole('link', { name: 'fine.pdf' }).click();
      await expect(desk.getByRole('grid', { name: 'Transactions' })).toBeVisible();
      expect(await overflow()).toBe(0);
      await desk.getByRole('link', { name: 'Settings' }).click();
      expect(await overflow()).toBe(0);
    });
  });
}
