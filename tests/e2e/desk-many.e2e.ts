/** A desk of ten thousand statements: it loads page by page, and holds only the rows near the view. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, readSample, test } from './desk-fixture.ts';

const COPIES = 10_000;

/** Puts copies of the only document beside it, as if they had been read in months past. */
function multiply(dataDir: string): void {
  const db = new Database(join(dataDir, 'statement-desk.db'));
  try {
    const columns = db
      .prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)')
      .all('documents')
      .map(({ name }) => name)
      .filter((name) => name !== 'id');
    const changed: Readonly<Record<string, string>> = {
      file_id: "printf('doc_%024d', n)",
      original_name: "printf('statement %05d.pdf', n)",
      content_hash: "printf('%064d', n)",
    };
    const values = columns.map((column) => changed[column] ?? column);
    db.prepare(
      `INSERT INTO documents (${columns.join(', ')})
       WITH RECURSIVE counter (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < ?)
       SELECT ${values.join(', ')} FROM documents, counter`,
    ).run(COPIES);
  } finally {
    db.close();
  }
}

test('ten thousand statements are listed, searched and walked through', async ({ desk, service }) => {
  test.slow();
  await readSample(desk);
  multiply(service.dataDir);
  await desk.reload();
  const table = desk.getByRole('table', { name: 'Statements' });
  await expect(table).toHaveAttribute('aria-rowcount', String(COPIES + 2), { timeout: 60_000 });
  const rendered = () => table.getByRole('row').count();
  expect(await rendered()).toBeLessThan(60);

  await desk.getByRole('button', { name: 'Statement', exact: true }).click();
  await desk.getByRole('button', { name: 'Statement', exact: true }).press('End');
  await expect(table.getByRole('link', { name: 'statement 10000.pdf' })).toBeFocused();
  expect(await rendered()).toBeLessThan(60);
  await desk.keyboard.press('ArrowUp');
  await expect(table.getByRole('link', { name: 'statement 09999.pdf' })).toBeFocused();
  await desk.keyboard.press('Home');
  await expect(table.getByRole('link', { name: 'sample-statement.pdf' })).toBeFocused();

  await desk.getByRole('searchbox', { name: 'Search statements' }).fill('statement 0777');
  await expect(table).toHaveAttribute('aria-rowcount', '12');
});
