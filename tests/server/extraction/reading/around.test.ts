import { describe, expect, it } from 'vitest';
import {
  countsRows,
  endsInPage,
  joinsCurrency,
  namesAccount,
  namesAmounts,
  PAGE_OF,
  saysEnd,
  saysGoesOn,
  withoutContinued,
  withoutListNumber,
} from '../../../../server/extraction/reading/around.ts';
import { namesCurrency } from '../../../../server/extraction/reading/currencies.ts';

describe('lines around a list', () => {
  it.each([
    ['Continued overleaf', true],
    ['- please turn over -', true],
    ['Fortsetzung auf Seite 3', true],
    ['Suite >', true],
    ['Suite 12, Harbour House', false],
    ['Continued support payment', false],
    ['See overdraft terms', false],
  ])('%s: goes on behind it: %s', (text, said) => expect(saysGoesOn(text)).toBe(said));

  it.each([
    ['*** End of statement ***', true],
    ['END OF YOUR ACCOUNT STATEMENT', true],
    ["Fin de l'extrait", true],
    ['Ende der Umsätze.', true],
    ['End of lease deposit', false],
    ['Statement', false],
  ])('%s: has ended: %s', (text, said) => expect(saysEnd(text)).toBe(said));

  it.each([
    ['Number of deposits: 12', true],
    ['Total No. of debits 3', true],
    ['Anzahl der Gutschriften 12', true],
    ["Nombre d'opérations : 8", true],
    ['Número de movimientos 41', true],
    ['Number of deposits', false],
    ['Aantal 12', false],
    ['Number of shares 12.50', false],
  ])('%s: counts rows: %s', (text, said) => expect(countsRows(text)).toBe(said));
});

describe('words around titles, pages and currencies', () => {
  it.each([
    ['Deposits (continued)', 'Deposits'],
    ['Withdrawals - cont.', 'Withdrawals'],
    ['Ausgänge Fortsetzung', 'Ausgänge'],
    ['Card purchases', 'Card purchases'],
    ['continued', ''],
  ])('%s is the title %s', (text, title) => expect(withoutContinued(text)).toBe(title));

  it.each([
    ['Section 2: Deposits', 'Deposits'],
    ['B) Withdrawals', 'Withdrawals'],
    ['IV. Fees', 'Fees'],
    ['3. Einzahlungen', 'Einzahlungen'],
    ['Teil 2: Einzahlungen', 'Einzahlungen'],
    ['Purchases A. Holder', 'Purchases A. Holder'],
    ['Interest paid', 'Interest paid'],
  ])('%s is the list %s', (text, title) => expect(withoutListNumber(text)).toBe(title));

  it.each([
    ['Page 2 of 5', ['2', '5'], true],
    ['Seite 2/5', ['2', '5'], true],
    ['Página: 2 de 5', ['2', '5'], true],
    ['Sida 2 av 5', ['2', '5'], true],
    ['Extract 2 of 5', ['2', '5'], false],
  ])('%s numbers pages %j, by their name: %s', (text, numbers, named) => {
    const found = PAGE_OF.exec(text)!;
    expect(found.slice(1)).toEqual(numbers);
    expect(endsInPage(text.slice(0, found.index))).toBe(named);
  });

  it('tells what names an account, its figures and their currency', () => {
    expect(['Account', 'Privatkonto', 'számla', 'Account:'].map(namesAccount)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(namesAccount('Accounting')).toBe(false);
    expect(['Amounts', 'Beträge', 'Amount'].map(namesAmounts)).toEqual([true, true, false]);
    expect(['in', 'EN', 'on'].map(joinsCurrency)).toEqual([true, true, false]);
    expect(['Währung', '통화', 'สกุลเงิน', 'Ccy', 'Current'].map(namesCurrency)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});
