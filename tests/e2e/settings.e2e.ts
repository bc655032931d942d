import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, readSample, test } from './desk-fixture.ts';

test('a key is created, shown once, works for a script and is revoked', async ({ desk, service }) => {
  await desk.getByRole('link', { name: 'Settings' }).click();
  await expect(desk.getByText('2,000 of 2,000 pages left this month')).toBeVisible();
  await expect(desk.locator('.api-base')).toContainText(`${service.url}/api/v1`);

  await desk.getByLabel('Name of a new key').fill('Month-end script');
  await desk.getByRole('button', { name: 'Create key' }).click();
  const key = (await desk.getByText(/^sd_[0-9A-Za-z]{40}$/).textContent())!;
  const ask = () => fetch(`${service.url}/api/v1/user`, { headers: { Authorization: `Bearer ${key}` } });
  expect((await ask()).status).toBe(200);

  await desk.reload();
  await expect(desk.getByText('Month-end script', { exact: true })).toBeVisible();
  await expect(desk.getByText(key)).toBeHidden();

  await desk.getByRole('button', { name: 'Revoke Month-end script' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(desk.getByRole('button', { name: 'Revoke Month-end script' })).toBeHidden();
  expect((await ask()).status).toBe(401);
});

test('a web page is allowed and refused again', async ({ desk, service }) => {
  const knock = async () => {
    const answer = await fetch(`${service.url}/api/v1/health`, {
      headers: { Origin: 'https://books.example' },
    });
    return answer.headers.get('access-control-allow-origin');
  };
  await desk.getByRole('link', { name: 'Settings' }).click();
  expect(await knock()).toBeNull();
  await desk.getByLabel('Address of a web page').fill('not an address');
  await desk.getByRole('button', { name: 'Allow' }).click();
  await expect(desk.getByText('This is not the address of a web page.')).toBeVisible();
  await desk.getByLabel('Address of a web page').fill('https://books.example/start');
  await desk.getByRole('button', { name: 'Allow' }).click();
  await expect(desk.getByText('https://books.example', { exact: true })).toBeVisible();
  expect(await knock()).toBe('https://books.example');
  await desk.getByRole('button', { name: 'Remove https://books.example' }).click();
  await expect(desk.getByText('No other web page may connect.')).toBeVisible();
  expect(await knock()).toBeNull();
});

test('how long statements are kept is chosen and stays', async ({ desk }, info) => {
  await readSample(desk);
  await desk.getByRole('link', { name: 'Settings' }).click();
  const choice = desk.getByRole('combobox', { name: 'Keep statements' });
  await choice.selectOption('For 1 year');
  await expect(desk.getByText('A statement is deleted with its rows and edits')).toBeVisible();
  await desk.reload();
  await expect(choice).toHaveValue('365');
  await expect(desk.getByText('Kept in the memory of this tab only')).toBeVisible();
  await desk.getByText(/^Licences of the \d+ open-source components/).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'react-dom' })).toContainText('MIT');
  await desk.screenshot({ path: info.outputPath('settings.png'), fullPage: true });
});

test.describe('where IT has set a policy', () => {
  const policy = join(tmpdir(), `statement-desk-policy-${process.pid}.json`);
  test.beforeAll(() =>
    writeFile(
      policy,
      JSON.stringify({ retention_days: 90, allowed_origins: ['https://erp.example'], updates: false }),
    ),
  );
  test.afterAll(() => rm(policy, { force: true }));
  test.use({ serviceEnv: { STATEMENT_DESK_POLICY: policy } });

  test('what it fixes is shown with a lock and the reason', async ({ desk }, info) => {
    await desk.getByRole('link', { name: 'Settings' }).click();
    const data = desk.getByRole('region', { name: 'Your data' });
    await expect(data.getByText('Fixed by your organisation’s policy file.')).toBeVisible();
    await expect(desk.getByRole('combobox', { name: 'Keep statements' })).toBeDisabled();
    await expect(desk.getByRole('combobox', { name: 'Keep statements' })).toHaveValue('90');
    const pages = desk.getByRole('region', { name: 'Web pages that may connect' });
    await expect(pages.getByText('Fixed by your organisation’s policy file.')).toBeVisible();
    await expect(pages.getByText('https://erp.example')).toBeVisible();
    await expect(pages.getByRole('button')).toHaveCount(0);
    await expect(desk.getByRole('checkbox', { name: 'The desktop app looks for updates' })).toBeDisabled();
    await desk.screenshot({ path: info.outputPath('policy.png'), fullPage: true });
  });
});

test('light and dark are chosen and remembered', async ({ desk }) => {
  const ground = () => desk.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await desk.getByRole('link', { name: 'Settings' }).click();
  await desk.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await desk.reload();
  await expect.poll(ground).toBe(dark);
});
