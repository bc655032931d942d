import { statementPdf } from '../support/pdf.ts';
import { dropFiles, expect, openReviewOf, test } from './desk-fixture.ts';
import { activeCell, activeRow, detail, grid, reviewed, rowOf } from './review-support.ts';

test('rows and cells are gone to by click and by keyboard', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  await expect(grid(desk)).toBeFocused();

  await grid(desk).getByText('Card payment number 5', { exact: true }).click();
  await expect(activeRow(desk)).toContainText('Card payment number 5');
  await expect(activeRow(desk)).toHaveAttribute('aria-selected', 'true');
  await expect(activeCell(desk)).toHaveAttribute('data-column', 'description');

  await desk.keyboard.press('ArrowLeft');
  await expect(activeCell(desk)).toHaveAttribute('data-column', 'date');
  for (const [key, expected] of [
    ['ArrowDown', 6],
    ['j', 7],
    ['k', 6],
    ['ArrowUp', 5],
    ['Control+End', 12],
    ['Control+Home', 1],
  ] as const) {
    await desk.keyboard.press(key);
    await expect(activeRow(desk)).toContainText(`Card payment number ${expected}`);
  }
  await desk.keyboard.press('End');
  await expect(activeCell(desk)).toHaveAttribute('data-column', 'balance');
  await expect(detail(desk)).toContainText('Row 1 of 12');

  await desk.keyboard.press('Alt+ArrowLeft');
  await expect(desk.getByRole('heading', { name: 'Statements' })).toBeVisible();
});

test('the current row stays in full view on the way down and up', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf({ rowsPerPage: 36 }) });
  const table = (await grid(desk).boundingBox())!;
  for (const key of ['j', 'k']) {
    for (let step = 0; step < 30; step++) await desk.keyboard.press(key);
    await expect
      .poll(async () => {
        const row = (await activeRow(desk).boundingBox())!;
        return row.y >= table.y && row.y + row.height <= table.y + table.height;
      })
      .toBe(true);
  }
});

test('the current row is lit up where it stands on the page', async ({ desk }, info) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf({ pages: 3 }) });
  const statement = await reviewed(desk);
  await expect(desk.getByRole('img', { name: 'Page 1 of the statement' })).toBeVisible();

  for (const index of [3, 30]) {
    await desk.keyboard.press('Control+Home');
    for (let step = 0; step < index; step++) await desk.keyboard.press('j');
    const row = statement.transactions[index]!;
    const page = statement.pages[row.page - 1]!;
    const box = row.boxes.find(({ part }) => part === 'row')!;
    const sheet = desk.locator(`[data-page="${row.page}"]`);
    const lit = sheet.locator('[data-part="row"]');
    await expect(lit).toBeInViewport();

    // Both in one frame: the page may still be on its way there.
    const [paper, light] = await sheet.evaluate((element) =>
      [element, element.querySelector('[data-part="row"]')!].map((each) =>
        each.getBoundingClientRect().toJSON(),
      ),
    );
    const scale = paper.width / page.width;
    // The light reaches a little beyond the box on every side.
    const middle = { x: light.x + light.width / 2 - paper.x, y: light.y + light.height / 2 - paper.y };
    expect(Math.abs(middle.x - ((box.x0 + box.x1) / 2) * scale)).toBeLessThan(2);
    expect(Math.abs(middle.y - ((box.y0 + box.y1) / 2) * scale)).toBeLessThan(2);
    expect(Math.abs(light.width - (box.x1 - box.x0) * scale)).toBeLessThan(6);
    // The test's own PDF says where the row was drawn: rows are 18 points apart from 146 on.
    const top = 146 + (index % 12) * 18;
    expect(box.y0).toBeGreaterThan(top - 10);
    expect(box.y1).toBeLessThan(top + 20);
  }
  await desk.screenshot({ path: info.outputPath('lit.png') });
});

test('a click on the page finds its row, also on a page that is turned', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  const statement = await reviewed(desk);
  const page = statement.pages[0]!;
  const middle = (index: number) => {
    const box = statement.transactions[index]!.boxes.find(({ part }) => part === 'row')!;
    return { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
  };
  const sheet = desk.locator('[data-page="1"]');
  const scale = (await sheet.boundingBox())!.width / page.width;
  const third = middle(2);
  await sheet.click({ position: { x: third.x * scale, y: third.y * scale } });
  await expect(activeRow(desk)).toContainText('Card payment number 3');

  await desk.getByRole('button', { name: 'Turn the page' }).click();
  await expect
    .poll(async () => (await sheet.boundingBox())!.width > (await sheet.boundingBox())!.height)
    .toBe(true);
  const turned = (await sheet.boundingBox())!.height / page.width;
  const fifth = middle(4);
  await sheet.click({ position: { x: (page.height - fifth.y) * turned, y: fifth.x * turned } });
  await expect(activeRow(desk)).toContainText('Card payment number 5');
});

test('a drag moves the page and chooses no row', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  const scroller = desk.getByRole('region', { name: 'Page pictures' });
  const before = await activeRow(desk).getAttribute('id');
  for (let step = 0; step < 4; step++) await desk.keyboard.press('Alt+Equal');
  const box = (await scroller.boundingBox())!;
  const from = await scroller.evaluate((element) => element.scrollTop);
  await desk.mouse.move(box.x + 200, box.y + 300);
  await desk.mouse.down();
  await desk.mouse.move(box.x + 150, box.y + 180, { steps: 4 });
  await desk.mouse.up();
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(from + 100);
  await expect(activeRow(desk)).toHaveAttribute('id', before!);
});

test('the page is enlarged about the pointer, shrunk and fitted', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  const sheet = desk.locator('[data-page="1"]');
  const width = async () => (await sheet.boundingBox())!.width;
  const fitted = await width();
  await desk.keyboard.press('Alt+Equal');
  await expect.poll(width).toBeGreaterThan(fitted * 1.02);
  await desk.getByRole('button', { name: 'Fit the width' }).click();
  await expect.poll(width).toBeCloseTo(fitted, 0);

  const paper = (await sheet.boundingBox())!;
  const point = { x: paper.x + paper.width * 0.7, y: paper.y + 300 };
  const under = async () => {
    const now = (await sheet.boundingBox())!;
    return [(point.x - now.x) / now.width, (point.y - now.y) / now.height];
  };
  const [across, down] = await under();
  await desk.mouse.move(point.x, point.y);
  await desk.keyboard.down('Control');
  await desk.mouse.wheel(0, -300);
  await desk.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(fitted * 1.2);
  const [acrossNow, downNow] = await under();
  expect(acrossNow).toBeCloseTo(across!, 1);
  expect(downNow).toBeCloseTo(down!, 1);

  await desk.getByRole('button', { name: 'Fit the page' }).click();
  await expect.poll(async () => (await sheet.boundingBox())!.height).toBeLessThan(720);
  await expect(sheet).toBeInViewport({ ratio: 1 });
});

test('two fingers enlarge the page about what is between them', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  const sheet = desk.locator('[data-page="1"]');
  const before = (await sheet.boundingBox())!;
  const middle = { x: before.x + before.width / 2, y: before.y + 250 };
  const input = await desk.context().newCDPSession(desk);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
    input.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === null
          ? []
          : [-1, 1].map((side, id) => ({ id, x: middle.x + (side * apart) / 2, y: middle.y })),
    });
  await touch('touchStart', 80);
  await touch('touchMove', 120);
  await touch('touchMove', 160);
  await touch('touchEnd', null);
  await expect.poll(async () => (await sheet.boundingBox())!.width / before.width).toBeCloseTo(2, 1);
  const after = (await sheet.boundingBox())!;
  expect((middle.x - after.x) / after.width).toBeCloseTo((middle.x - before.x) / before.width, 1);
  expect((middle.y - after.y) / after.height).toBeCloseTo((middle.y - before.y) / before.height, 1);
});

test('a page is drawn in the pixels of the screen at any zoom', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  const sheet = desk.locator('[data-page="1"]');
  /** Device pixels per CSS pixel of the sharpest drawing in view. */
  const sharpness = () =>
    sheet.evaluate((element) =>
      Math.max(
        ...[...element.querySelectorAll('canvas')].map(
          (canvas) => canvas.width / canvas.getBoundingClientRect().width / window.devicePixelRatio,
        ),
      ),
    );
  await expect.poll(sharpness).toBeCloseTo(1, 1);
  for (const percent of [67, 75, 90, 100, 125, 150, 200, 300, 400, 600]) {
    await desk.keyboard.press('Alt+Equal');
    await expect(desk.getByRole('button', { name: `Zoom ${percent} %` })).toBeVisible();
  }
  await expect.poll(sharpness).toBeCloseTo(1, 1);
  // No drawing grows with the zoom without end.
  const pixels = await sheet.evaluate((element) =>
    [...element.querySelectorAll('canvas')].map(({ width, height }) => width * height),
  );
  expect(Math.max(...pixels)).toBeLessThan(13_000_000);
});

test('a locked file is shown as the service draws it', async ({ desk }) => {
  await openLocked(desk);
  await expect(desk.getByRole('img', { name: 'Page 1 of the statement' })).toBeVisible();
  await expect(desk.locator('[data-page="1"] img')).toBeVisible();
});

test('an address of a statement that is not here says so', async ({ desk, service }) => {
  await desk.goto(`${service.url}/#/documents/doc_gone`);
  await expect(desk.getByRole('alert')).toContainText('This statement is not here.');
  await desk.getByRole('link', { name: 'All statements' }).click();
  await expect(desk.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
});

async function openLocked(desk: Parameters<typeof openReviewOf>[0]): Promise<void> {
  await dropFiles(desk, [{ name: 'locked.pdf', content: await statementPdf({ password: 'brass key' }) }]);
  await desk
    .getByLabel(/password/i)
    .first()
    .fill('brass key');
  await desk.keyboard.press('Enter');
  await desk.getByRole('link', { name: 'locked.pdf' }).click();
  await expect(grid(desk)).toBeVisible();
}

test('a statement that does not add up leads through its doubts', async ({ desk }, info) => {
  await openReviewOf(desk, { name: 'wrong.pdf', content: await statementPdf({ missingRow: 6 }) });
  await expect(desk.getByText('Does not add up', { exact: true })).toBeVisible();
  const statement = await reviewed(desk);
  const doubtful = statement.transactions.filter((row) => row.flags.length > 0);
  expect(doubtful.length).toBeGreaterThan(0);

  await expect(detail(desk)).toContainText(doubtful[0]!.flags[0]!.message);
  await desk.screenshot({ path: info.outputPath('doubt.png') });
  await desk.keyboard.press('Control+Home');
  await desk.getByRole('button', { name: 'Next doubt' }).click();
  await expect(detail(desk)).toContainText(
    `Row ${(doubtful.find(({ index }) => index > 0) ?? doubtful[0]!).index + 1} of 11`,
  );
  await expect(grid(desk)).toBeFocused();
});

test('rows are searched and filtered', async ({ desk }) => {
  await openReviewOf(desk, { name: 'wrong.pdf', content: await statementPdf({ missingRow: 6 }) });
  await desk.keyboard.press('Control+f');
  await desk.keyboard.type('number 12');
  await expect(grid(desk)).toHaveAttribute('aria-rowcount', '2');
  await expect(rowOf(desk, 'Card payment number 12')).toBeVisible();
  await desk.getByRole('searchbox', { name: 'Search the rows' }).fill('');
  await desk.getByRole('radio', { name: /In doubt/ }).check({ force: true });
  await expect(grid(desk)).toHaveAttribute('aria-rowcount', '2');
  await expect(rowOf(desk, 'In doubt')).toBeVisible();
  await desk.getByRole('searchbox', { name: 'Search the rows' }).fill('number 3');
  await expect(grid(desk)).toContainText('No row matches.');
  await grid(desk).getByRole('button', { name: 'Show all' }).click();
  await expect(grid(desk)).toHaveAttribute('aria-rowcount', '12');
  await expect(grid(desk)).toBeFocused();
});

test('a key pressed right after a menu or a field was closed counts', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  await rowOf(desk, 'Card payment number 5').click({ button: 'right' });
  await expect(desk.getByRole('menuitem', { name: 'Exclude' })).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('Control+End');
  await expect(activeRow(desk)).toContainText('Card payment number 12');

  await desk.getByRole('button', { name: /^Closing .* Correct it$/ }).click();
  await expect(desk.getByLabel(/As the statement prints it/)).toBeFocused();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('Control+Home');
  await expect(detail(desk)).toContainText('Row 1 of 12');
});

test('thousands of rows scroll without thousands of elements', async ({ desk }) => {
  const content = await statementPdf({ pages: 100, rowsPerPage: 30 });
  await openReviewOf(desk, { name: 'long.pdf', content });
  await expect(grid(desk)).toHaveAttribute('aria-rowcount', '3001');
  expect(await grid(desk).getByRole('row').count()).toBeLessThan(100);

  await desk.keyboard.press('Control+End');
  await expect(activeRow(desk)).toContainText('Card payment number 3000');
  await expect(activeRow(desk)).toBeInViewport();
  await expect(desk.getByRole('img', { name: 'Page 100 of the statement' })).toBeInViewport();
});
