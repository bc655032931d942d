import { words, type Language } from './language.ts';

export const german: Language = {
  code: 'de',
  months: words('Januar;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember'),
  shortMonths: words('Jan;Feb;Mär;Apr;Mai;Jun;Jul;Aug;Sep;Okt;Nov;Dez'),
  longDate: 'dd.MM.yyyy',
  dayMonth: 'dd.MM.',
  labels: {
    statement: 'Kontoauszug',
    account: 'IBAN',
    holder: 'Kontoinhaber',
    period: 'Zeitraum',
    to: 'bis',
    issued: 'Erstellt am',
    opening: 'Alter Saldo',
    closing: 'Neuer Saldo',
    totalIn: 'Summe Zugänge',
    totalOut: 'Summe Abgänge',
    broughtForward: 'Übertrag von Vorseite',
    carriedForward: 'Übertrag auf Folgeseite',
    page: 'Seite {n} / {m}',
    date: 'Buchungstag',
    valueDate: 'Wertstellung',
    description: 'Buchungstext',
    out: 'Soll',
    in: 'Haben',
    amount: 'Betrag',
    balance: 'Saldo',
    reference: 'Beleg-Nr.',
    code: 'Art',
    phone: 'Telefon 0800 22 {5}',
    smallPrint:
      'Bitte prüfen Sie den Auszug. Einwendungen sind binnen sechs Wochen zu erheben. Einlagen sind bis 100.000,00 EUR gesichert.',
    advert: [
      'Jetzt 75,00 EUR Bonus',
      'für Ihren Bausparvertrag',
      'bis 31.10. sichern',
      'ab 1,99 % eff. p. a.',
    ],
  },
  banks: words(
    'Moorweidenbank;Sparverein Hohenlinde;Bankhaus Trautwein & Kling;Genossenschaftsbank Uferland',
  ),
  people: words(
    'Friederike Osterkamp;Ruben Altvater;Henrike Löwenstein;Mehmet Karagöz;Gisela Brünjes;Anton Weißgerber',
  ),
  firms: words(
    'Stadtwerke Uferland;Hausverwaltung Krumm;Lindwurm Versicherung AG;Fernnetz Mobilfunk GmbH;Tischlerei Söhnlein;Kreiskasse Hohenlinde',
  ),
  merchants: words(
    'KORNBLUME REFORMHAUS;BÄCKEREI OSTERMEIER;TANKHOF BRENNER;RADHAUS SPEICHE;KAUFMARKT AM ANGER;LESEECKE TINTENFASS',
  ),
  towns: words('HOHENLINDE;BAD SÜLZE;UFERSTADT;NEUENKAMP;GROSS MÖLLEN'),
  address: ['Amselweg {n}', '{p} {town}'],
  phrases: [
    'out 9 card KA|Kartenzahlung {merchant}|{town} {dm} {time} Karte {4}',
    'out 5 debit LS|SEPA-Lastschrift {firm}|Mandat {A9} Rechnung {7} vom {dm}',
    'out 3 transfer UE|Überweisung {person}|Rechnung {5} über {money} EUR',
    'out 2 cash GA|Auszahlung Geldautomat {town}|{dm} {time} Uhr',
    'out 1 debit DA|Dauerauftrag {person}|Miete {month}',
    'out 1 fee GB|Kontoführung {month}',
    'in 2 salary GU|Lohn/Gehalt {firm}|Personalnr. {6} {month}',
    'in 3 transfer GU|Gutschrift {person}|Danke {dm}',
    'in 1 refund KA|Rückbuchung {merchant}',
    'in 1 interest ZI|Habenzinsen {month}',
  ],
};

/** Swiss German wording: Belastung, Gutschrift, Valuta. */
export const swiss: Language = {
  ...german,
  labels: {
    ...german.labels,
    statement: 'Kontoauszug',
    opening: 'Saldovortrag',
    closing: 'Schlusssaldo',
    totalIn: 'Total Gutschriften',
    totalOut: 'Total Belastungen',
    out: 'Belastung',
    in: 'Gutschrift',
    valueDate: 'Valuta',
    date: 'Datum',
    description: 'Text',
  },
  banks: words('Aarequell Bank;Kantonalverein Murtenberg;Firnlicht Privatbank'),
};
