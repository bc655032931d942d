import { expect, readSample, statementRow, test } from './desk-fixture.ts';

test('the first run turns the sample into proved rows', async ({ desk }, info) => {
  await desk.screenshot({ path: info.outputPath('first-run.png') });
  await readSample(desk);

  const row = statementRow(desk, 'sample-statement.pdf');
  await expect(row.getByText('Verified')).toBeVisible();
  await desk.screenshot({ path: info.outputPath('desk.png') });

  await desk.getByRole('link', { name: 'sample-statement.pdf' }).click();
  const grid = desk.getByRole('grid', { name: 'Transactions' });
  const rows = Number(await grid.getAttribute('aria-rowcount')) - 1;
  expect(rows).toBeGreaterThan(10);
  await expect(desk).toHaveTitle('sample-statement.pdf · Statement Desk');
  await expect(desk.getByText(`${rows} of ${rows} rows proved`)).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Page 1 of the statement' })).toBeVisible();
  await desk.screenshot({ path: info.outputPath('review.png') });
});

test('the link gives the tab a key, leaves the address at once and works once', async ({
  desk,
  service,
  browser,
}) => {
  expect(desk.url()).not.toContain('code');
  expect(await desk.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('sd_');

  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();

  const other = await browser.newPage();
  await other.goto(service.link);
  await expect(other.getByText('This link has been used or has expired.')).toBeVisible();
  await expect(other.getByText('npm run serve -- --open')).toBeVisible();
  expect(other.url()).not.toContain('code');
  await other.close();
});

test('without a key the page says how to get one, and takes a key that is pasted', async ({
  page,
  desk,
  service,
  browser,
}) => {
  const key = await desk.evaluate(() => sessionStorage.getItem('statement-desk.key')!);
  const other = await browser.newPage();
  await other.goto(service.url);
  await expect(other.getByRole('heading', { name: 'Open Statement Desk' })).toBeVisible();

  await other.getByLabel('Or paste an API key').fill('not a key');
  await other.getByRole('button', { name: 'Open' }).click();
  await expect(other.getByText('A key is “sd_” and 40 letters and digits.')).toBeVisible();

  await other.getByLabel('Or paste an API key').fill(`sd_${'A'.repeat(40)}`);
  await other.getByRole('button', { name: 'Open' }).click();
  await expect(other.getByText('Your key is no longer accepted.')).toBeVisible();

  await other.getByLabel('Or paste an API key').fill(key);
  await other.getByRole('button', { name: 'Open' }).click();
  await expect(other.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
  await other.close();
  await page.close();
});

test('nothing on the page breaks its own security policy, and no request leaves the machine', async ({
  page,
  service,
}) => {
  const broken: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text());
  });
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  const answer = await page.goto(service.link);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
  await readSample(page);
  await page.getByRole('link', { name: 'sample-statement.pdf' }).click();
  await expect(page.getByRole('img', { name: 'Page 1 of the statement' })).toBeVisible();
  expect(broken).toEqual([]);
  expect([...hosts].filter((host) => host !== '127.0.0.1' && host !== '')).toEqual([]);
});
