/** What journeys through a review look at. */
import type { Locator, Page } from '@playwright/test';
import type { TransactionsBody } from '../../shared/api/documents.ts';

/** The statement under review, as the API has it. */
export function reviewed(page: Page): Promise<TransactionsBody> {
  return page.evaluate(async () => {
    const fileId = window.location.hash.split('/').at(-1);
    const key = sessionStorage.getItem('statement-desk.key');
    const answer = await fetch(`/api/v1/documents/${fileId}/transactions`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    return answer.json();
  });
}

/** Changes the statement beside the window, as a script would. */
export function editElsewhere(page: Page, operations: readonly object[]): Promise<number> {
  return page.evaluate(async (batch) => {
    const path = `/api/v1/documents/${window.location.hash.split('/').at(-1)}/transactions`;
    const headers = {
      Authorization: `Bearer ${sessionStorage.getItem('statement-desk.key')}`,
      'Content-Type': 'application/json',
    };
    const { revision } = await (await fetch(path, { headers })).json();
    const body = JSON.stringify({ revision, operations: batch });
    return (await fetch(path, { method: 'PATCH', headers, body })).status;
  }, operations);
}

export function grid(page: Page): Locator {
  return page.getByRole('grid', { name: 'Transactions' });
}

/** The current cell, by what the grid names as active at the time it is looked at. */
export function activeCell(page: Page): Locator {
  return grid(page).locator(
    'xpath=.//*[@id = ancestor::*[@aria-activedescendant][1]/@aria-activedescendant]',
  );
}

/** The row of the current cell. */
export function activeRow(page: Page): Locator {
  return activeCell(page).locator('xpath=..');
}

/** The row that holds a text. */
export function rowOf(page: Page, text: string): Locator {
  return grid(page).getByRole('row').filter({ hasText: text });
}

/** A cell of a row by its column: 1 is the mark, then date, description, in, out, balance. */
export function cell(row: Locator, column: 'date' | 'description' | 'in' | 'out' | 'balance'): Locator {
  return row.locator(`[data-column="${column}"]`);
}

export function proof(page: Page): Locator {
  return page.getByRole('region', { name: 'Proof' });
}

export function detail(page: Page): Locator {
  return page.getByRole('region', { name: 'Selected row', exact: true });
}

/** Gives the window a key that outlives the service: its own is forgotten when that stops. */
export async function takeLastingKey(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const name = 'statement-desk.key';
    const answer = await fetch('/api/v1/keys', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${sessionStorage.getItem(name)}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ name: 'Lasting' }),
    });
    const { api_key: key } = await answer.json();
    sessionStorage.setItem(name, key);
  });
  await page.reload();
}
