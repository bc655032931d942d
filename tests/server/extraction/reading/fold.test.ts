import { describe, expect, it } from 'vitest';
import { fold } from '../../../../server/extraction/reading/fold.ts';

describe('fold', () => {
  it.each([
    ['Übertrag, s. nächstes Blatt', 'ubertrag s nachstes blatt'],
    ['SOLDE  CRÉDITEUR', 'solde crediteur'],
    ['Straße', 'strasse'],
    ['Bokført beløp', 'bokfort belop'],
    ['Kwota zł', 'kwota zl'],
    ['Kirjauspäivä', 'kirjauspaiva'],
    ['Saldo (EUR):', 'saldo eur'],
    ['D/C', 'd c'],
    ['ﬁnal', 'final'],
    ['ＡＢＣ１２３', 'abc123'],
    ['残高', '残高'],
    ['Ημερομηνία Κίνησης', 'ημερομηνια κινησης'],
    ['ΥΠΌΛΟΙΠΟ', 'υπολοιπο'],
    ['Исходящий остаток на счёте', 'исходящии остаток на счете'],
    ['İŞLEM TARİHİ', 'islem tarihi'],
    ['Dată tranzacție', 'data tranzactie'],
    ['Số dư đầu kỳ', 'so du dau ky'],
    ['วันที่', 'วนท'],
    ['--- / ---', ''],
    ['CrØdit', 'credit'],
    ['DØbit', 'debit'],
    ['libellŁ', 'libelle'],
    ['Ørsted, KØBENHAVN', 'orsted kobenhavn'],
  ])('%s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('folds what is folded to itself', () => {
    const once = fold('Ærø – Łódź, İzmir');
    expect(fold(once)).toBe(once);
  });
});
