import { expect, test } from './desk-fixture.ts';

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
