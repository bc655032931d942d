import type { Lexicon } from './types.ts';

/** Romanian. */
export const ro: Lexicon = {
  language: 'ro',
  months: [
    ['ianuarie', 'ian'],
    ['februarie', 'feb', 'febr'],
    ['martie', 'mar', 'mart'],
    ['aprilie', 'apr'],
    ['mai'],
    ['iunie', 'iun'],
    ['iulie', 'iul'],
    ['august', 'aug'],
    ['septembrie', 'sept', 'sep'],
    ['octombrie', 'oct'],
    ['noiembrie', 'nov', 'noi', 'noiem'],
    ['decembrie', 'dec'],
  ], // prettier-ignore
  weekdays: ['luni', 'marti', 'miercuri', 'joi', 'vineri', 'sambata', 'duminica'], // prettier-ignore
  columns: {
    date: [
      'data cumpararii', 'data achizitiei',
      'data', 'data tranzactiei', 'data inregistrarii', 'data operatiunii', 'data contabila', 'data procesarii',
      'data postarii', 'data operarii', 'data platii', 'data decontarii', 'ziua', 'data operatiei',
      'data inreg', 'data contabilizarii', 'data tranz', 'data tranzactie', 'data op', 'data si ora',
      'data utilizarii',
      'data cumparaturii',
    ],
    valueDate: ['data valutei', 'data valuta', 'valuta', 'data valutara', 'data efectiva'],
    description: [
      'descriere', 'descrierea', 'detalii', 'detalii tranzactie', 'detalii tranzactii', 'detaliile tranzactiei',
      'descriere tranzactie', 'descrierea tranzactiei', 'descriere operatiune', 'descrierea operatiunii',
      'explicatii', 'explicatie', 'destinatia platii', 'scopul platii', 'explicatii tranzactie', 'tranzactie', 'tranzactii', 'tip tranzactie',
      'tipul tranzactiei', 'beneficiar', 'platitor', 'ordonator beneficiar', 'beneficiar ordonator',
      'platitor beneficiar', 'denumire', 'operatiune', 'operatiuni', 'comerciant', 'nume comerciant',
      'detalii operatiune', 'detaliile operatiunii', 'detalii plata', 'partener', 'nume partener',
      'corespondent', 'tip operatiune', 'denumire operatiune', 'explicatia operatiunii', 'ordonator',
      'natura operatiunii', 'informatii tranzactie', 'locatia tranzactiei',
      'explicatia',
    ],
    reference: [
      'referinta', 'referinta tranzactie', 'nr referinta', 'numar referinta', 'nr document', 'nr doc',
      'numar document', 'numar tranzactie', 'nr tranzactie', 'nr crt', 'nr', 'document', 'cod tranzactie',
      'cod', 'ref', 'id tranzactie', 'cont corespondent', 'contul corespondentului', 'cont partener', 'nr op', 'cod operatiune', 'tip',
      'referinta bancii', 'referinta tranzactiei', 'iban partener', 'contul corespondent', 'categorie', 'numar',
      'tip document',
    ],
    out: [
      'debit', 'debitoare', 'debitari', 'sume debitate', 'plati', 'retrageri', 'iesiri', 'rulaj debitor',
      'suma debit', 'suma debitata', 'cheltuieli', 'plata', 'debitor', 'total debit', 'bani iesiti',
      'rulaj debit', 'valoare debit', 'plati efectuate', 'retragere', 'sume iesite', 'debit ron', 'debit lei',
    ],
    in: [
      'credit', 'creditoare', 'creditari', 'sume creditate', 'incasari', 'depuneri', 'intrari',
      'rulaj creditor', 'suma credit', 'suma creditata', 'venituri', 'incasare', 'creditor', 'total credit',
      'bani intrati', 'rulaj credit', 'valoare credit', 'alimentari', 'depunere', 'sume intrate', 'credit ron',
      'credit lei',
    ],
    amount: [
      'suma', 'valoare', 'valoarea', 'suma tranzactiei', 'suma tranzactie', 'suma ron', 'suma lei',
      'suma in lei', 'suma in ron', 'valoare tranzactie', 'valoarea tranzactiei', 'debit credit',
      'suma tranzactionata', 'suma operatiunii', 'suma decontata', 'suma in valuta contului', 'suma in',
      'suma decontata in lei', 'suma procesata', 'suma totala', 'suma neta', 'contravaloare', 'valoare lei',
      'sume', 'suma inregistrata',
    ],
    balance: [
      'sold', 'soldul', 'sold final', 'sold curent', 'sold cont', 'sold contabil', 'sold disponibil',
      'soldul contului', 'sold dupa tranzactie', 'sold ron', 'sold lei', 'sold dupa operatiune',
      'sold intermediar', 'soldul disponibil', 'sold zi', 'sold ramas', 'sold la zi', 'balanta', 'sold dupa',
    ],
    mark: ['d c', 'semn', 'sens', 'tip d c', 'debit credit d c', 'db cr'],
    currency: ['moneda', 'moneda contului', 'deviza', 'valuta'],
    foreign: [
      'suma originala', 'suma valuta', 'suma in valuta', 'curs', 'curs valutar', 'curs de schimb', 'comision',
      'comisioane', 'suma initiala', 'moneda originala', 'dobanda', 'valoare originala',
      'suma in moneda originala', 'suma in moneda tranzactiei', 'taxe', 'tva', 'impozit', 'curs schimb',
      'suma tranzactiei in valuta', 'rata de schimb',
    ],
  }, // prettier-ignore
  labels: {
    dueDate: ['data scadenta', 'scadenta', 'termen de plata'],
    opening: [
      'sold initial', 'soldul initial', 'sold precedent', 'sold anterior', 'soldul anterior',
      'sold de deschidere', 'sold la inceputul perioadei', 'sold inceput perioada', 'sold reportat',
      'report din pagina anterioara', 'sold la inceput', 'soldul precedent', 'sold initial la data',
      'sold deschidere', 'sold extras anterior', 'sold initial perioada', 'sold la data precedenta',
      'sold zi precedenta', 'sold la inceputul lunii', 'sold din extrasul anterior',
      'soldul extrasului anterior', 'sold ultim extras', 'sold contabil initial', 'sold initial cont',
      'soldul de deschidere', 'sold luna anterioara', 'sold initial creditor', 'sold initial debitor',
      'soldul contului la inceputul perioadei', 'datoria anterioara', 'sold inceput', 'sold final precedent',
      'sold la ultimul extras',
      'datorie anterioara',
    ],
    closing: [
      'report pagina urmatoare',
      'sold final', 'soldul final', 'sold curent', 'sold de inchidere', 'sold la sfarsitul perioadei',
      'sold sfarsit perioada', 'sold final la data', 'sold inchidere', 'sold actual', 'de reportat',
      'report in pagina urmatoare', 'sold nou', 'soldul curent', 'sold final cont', 'sold la sfarsitul lunii',
      'sold final perioada', 'sold contabil final', 'soldul de inchidere', 'sold disponibil', 'sold la data',
      'soldul la data', 'sold final creditor', 'sold final debitor', 'sold cont', 'total de plata',
      'suma totala de plata', 'sold datorat', 'datorie totala', 'suma datorata', 'total datorat',
      'datoria curenta', 'sold la finalul perioadei', 'sold final zi', 'soldul nou', 'datoria totala',
      'soldul contului la sfarsitul perioadei', 'suma de plata', 'sold sfarsit', 'datorie curenta',
      'sold de reportat',
    ],
    totalIn: [
      'total credit', 'total creditari', 'total incasari', 'total intrari', 'rulaj creditor', 'rulaj credit',
      'total rulaj creditor', 'total rulaj credit', 'total sume creditate', 'total depuneri', 'creditari',
      'incasari', 'total alimentari', 'rulaj total creditor', 'sume creditate', 'total operatiuni creditoare',
      'total venituri', 'total sume intrate', 'rulaj total credit', 'intrari', 'total tranzactii credit',
      'total creditare', 'suma creditarilor', 'total plati efectuate in cont', 'incasari totale',
      'sume incasate', 'total creditor',
      'rambursari',
    ],
    totalOut: [
      'total debit', 'total debitari', 'total plati', 'total iesiri', 'rulaj debitor', 'rulaj debit',
      'total rulaj debitor', 'total rulaj debit', 'total sume debitate', 'total retrageri', 'debitari',
      'total cheltuieli', 'rulaj total debitor', 'sume debitate', 'total operatiuni debitoare',
      'total cumparaturi', 'total sume iesite', 'rulaj total debit', 'iesiri', 'total tranzactii debit',
      'total debitare', 'suma debitarilor', 'plati totale', 'sume platite', 'total debitor', 'total tranzactii',
      'cumparaturi', 'utilizari',
    ],
    otherBalance: ['total disponibil', 'fonduri proprii', 'credit neutilizat', 'sume blocate', 'sold mediu'],
    total: [
      'total', 'subtotal', 'total general', 'total rulaj', 'total pagina', 'rulaj zi', 'rulaj total',
      'total zi', 'totaluri', 'total perioada', 'total luna', 'rulaj', 'rulaje', 'total rulaje',
      'rulaj perioada', 'total operatiuni', 'rulaj zilnic',
    ],
    accountNumber: [
      'numar cont', 'numarul contului', 'nr cont', 'cont', 'contul', 'cod iban', 'iban', 'cont iban',
      'numar de cont', 'cont nr', 'contul nr', 'cont curent', 'numarul de cont', 'cont bancar', 'numar card',
      'numarul cardului', 'nr card', 'cod iban cont', 'contul curent', 'nr contului', 'cont curent nr',
      'extras de cont nr cont', 'extras pentru contul',
    ],
    holder: [
      'titular', 'titular cont', 'titularul contului', 'titularul', 'nume', 'nume client', 'client',
      'numele clientului', 'nume titular', 'detinator', 'posesor card', 'detinator card', 'titular card',
      'denumire client', 'numele titularului', 'nume si prenume', 'detinatorul contului', 'titularul de cont',
      'stimate client', 'denumire', 'catre', 'clientul', 'detinatorul cardului',
    ],
    period: [
      'perioada', 'pentru perioada', 'perioada extrasului', 'perioada de raportare', 'de la', 'din', 'din data',
      'din data de', 'intre', 'perioada de la', 'extras de cont pentru perioada', 'extras pentru perioada',
      'interval', 'luna', 'de la data', 'perioada facturata', 'de la data de', 'perioada extras',
      'extras de cont in perioada', 'in perioada', 'perioada selectata', 'interval de timp',
      'tranzactii in perioada', 'perioada de referinta', 'extras cont perioada', 'data inceput',
    ],
    periodTo: [
      'pana la', 'pana la data', 'pana la data de', 'pana in', 'la data de', 'pana in data de', 'si', 'pana',
      'la data', 'data sfarsit',
    ],
    statementDate: [
      'data extrasului', 'data emiterii', 'emis la', 'emis la data', 'generat la', 'data generarii',
      'data extras', 'data tiparirii', 'data listarii', 'tiparit la', 'generat la data',
      'data extrasului de cont', 'emis in data de', 'data eliberarii', 'data raportului', 'tiparit la data',
      'data emiterii extrasului', 'generat in data de', 'generat pe', 'data curenta', 'listat la', 'emis pe',
      'data inchiderii', 'data inchiderii extrasului',
    ],
  }, // prettier-ignore
  sections: {
    paid: ['plati'],
    in: [
      'incasari', 'intrari', 'creditari', 'depuneri', 'alimentari', 'operatiuni creditoare',
      'tranzactii credit', 'plati primite', 'sume creditate', 'venituri', 'rambursari', 'transferuri primite',
      'tranzactii creditoare', 'incasari in cont',
    ],
    out: [
      'iesiri', 'debitari', 'retrageri', 'operatiuni debitoare', 'tranzactii debit', 'comisioane',
      'cumparaturi', 'tranzactii cu cardul', 'retrageri numerar', 'sume debitate', 'cheltuieli',
      'comisioane si dobanzi', 'dobanzi si comisioane', 'transferuri efectuate', 'plati cu cardul',
      'tranzactii card', 'tranzactii debitoare', 'comisioane bancare', 'plati efectuate cu cardul',
      'debitari directe', 'retrageri de numerar',
    ],
    balances: [
      'solduri zilnice', 'sold zilnic', 'solduri', 'evolutia soldului', 'sold mediu', 'situatia soldurilor',
    ],
    other: [
      'mandate de debit direct', 'imagini cecuri', 'grafic de rambursare', 'sumar fiscal', 'comisioane de la inceputul anului', 'comparatie cu luna trecuta', 'tranzactii respinse',
      'tranzactii in curs', 'tranzactii in asteptare', 'tranzactii nedecontate', 'sume blocate', 'blocari',
      'rata dobanzii', 'informatii importante', 'informatii', 'sumar', 'sumarul contului', 'sumar cont',
      'rezumat', 'puncte', 'puncte de fidelitate', 'puncte bonus', 'cursuri valutare', 'depozite',
      'tranzactii neprocesate', 'tranzactii in curs de procesare', 'plati programate', 'sumarul tranzactiilor',
      'garantarea depozitelor', 'rate de schimb', 'plan de rate', 'tranzactii in rate',
      'sume in curs de decontare', 'plati viitoare', 'mesaje',
      'ordine de plata programate', 'cursuri de schimb',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['transfer primit', 'plata primita'],
    goesTo: ['transfer trimis', 'transfer efectuat', 'plata trimisa'],
    interest: ['dobanda'],
    toCome: ['respinse', 'refuzate', 'in asteptare', 'programate', 'blocate', 'viitoare'],
    page: ['pagina', 'pag'],
    pageOf: ['din'],
    currency: ['valuta', 'moneda'],
  }, // prettier-ignore
  marks: {
    debit: ['d', 'db', 'debit', 'deb', 'debitor'],
    credit: ['c', 'cr', 'credit', 'cred', 'creditor'],
  }, // prettier-ignore
  deposits: ['cont curent', 'cont de economii'], // prettier-ignore
  limits: ['limita de credit', 'credit disponibil', 'limita de credit disponibila', 'dae', 'limita credit'], // prettier-ignore
  liability: [
    'sold restant',
    'card de credit', 'cardul de credit', 'cardului de credit', 'extras card de credit',
    'suma minima de plata', 'plata minima', 'suma minima', 'scadenta platii', 'data scadenta',
    'perioada de gratie', 'dobanda anuala efectiva',
    'suma minima datorata', 'plata minima obligatorie', 'data scadentei', 'termen de plata',
    'obligatie minima de plata', 'linie de credit',
    'total de plata', 'suma datorata', 'scadenta',
    'credit ipotecar', 'credit imobiliar', 'cont de credit', 'grafic de rambursare', 'extras de credit', 'extras de cont credit',
  ], // prettier-ignore
  books: ['fisa contului', 'fisa de cont', 'cartea mare', 'registrul de casa'], // prettier-ignore
  bills: {
    charged: ['factura', 'facturi', 'fact'],
    settled: ['plata', 'incasare', 'chitanta', 'nota de credit', 'storno'],
  }, // prettier-ignore
};
