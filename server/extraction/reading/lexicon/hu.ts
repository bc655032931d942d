import type { Lexicon } from './types.ts';

/** Hungarian. */
export const hu: Lexicon = {
  language: 'hu',
  months: [
    ['januar', 'jan'],
    ['februar', 'febr', 'feb'],
    ['marcius', 'marc'],
    ['aprilis', 'apr'],
    ['majus', 'maj'],
    ['junius', 'jun'],
    ['julius', 'jul'],
    ['augusztus', 'aug'],
    ['szeptember', 'szept', 'szep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['december', 'dec'],
  ], // prettier-ignore
  weekdays: ['hetfo', 'kedd', 'szerda', 'csutortok', 'pentek', 'szombat', 'vasarnap'], // prettier-ignore
  columns: {
    date: [
      'datum', 'konyveles datuma', 'konyvelesi datum', 'konyveles napja', 'tranzakcio datuma',
      'tranzakcio idopontja', 'tranzakcio ideje', 'tranzakcio napja', 'konyveles', 'konyvelve', 'kelt', 'nap',
      'terheles datuma', 'muvelet datuma', 'esedekesseg napja', 'konyvelesi nap', 'forgalom datuma',
      'tetel datuma', 'vasarlas datuma', 'vasarlas napja', 'teljesites datuma', 'teljesites napja',
      'feldolgozas datuma', 'konyv datum', 'konyv nap', 'tranz datum', 'idopont', 'datum es ido',
    ],
    valueDate: [
      'ertek napja',
      'erteknap', 'ertekn', 'ertekdatum', 'valutanap', 'ertek nap', 'ertek datum', 'erteknapja',
    ],
    description: [
      'megnevezes', 'leiras', 'kozlemeny', 'tranzakcio leirasa', 'tranzakcio megnevezese', 'tranzakcio',
      'tranzakciok', 'muvelet', 'muvelet megnevezese', 'jogcim', 'reszletek', 'tranzakcio reszletei',
      'tetel megnevezese', 'tetel', 'szoveg', 'partner', 'partner neve', 'partner nev', 'ellenoldali nev',
      'kedvezmenyezett', 'tranzakcio tipusa', 'muvelet leirasa', 'megjegyzes', 'forgalom megnevezese',
      'forgalom jogcime', 'kereskedo', 'kereskedo neve', 'kereskedo elfogadohely', 'elfogadohely',
      'tranzakcio jellege', 'a tranzakcio leirasa', 'tranzakcio adatai', 'forgalmi adatok', 'ugylet',
      'ugylet leirasa', 'egyeb adatok',
      'a forgalom jogcime',
    ],
    reference: [
      'allapot', 'statusz', 'bizonylatszam', 'biz szam', 'bizonylat', 'hivatkozas', 'hivatkozasi szam', 'tranzakcio azonosito',
      'tranzakcioazonosito', 'azonosito', 'sorszam', 'ssz', 'kod', 'tranzakcio kod', 'jogcimkod', 'referencia',
      'referenciaszam', 'partner szamlaszam', 'partner szamlaszama', 'ellenszamla', 'ellenoldali szamlaszam',
      'kartyaszam', 'tipus', 'biz sz', 'hiv szam', 'terhelendo szamla', 'partner szamla', 'banki referencia',
      'bankref', 'tetel azonosito', 'bizonylat szam', 'kategoria',
    ],
    out: [
      'terheles', 'terhelesek', 'terheles osszege', 'tartozik', 'kiadas', 'kiadasok', 'kifizetes',
      'kifizetesek', 'kimeno', 'terheles ft', 'terheles huf', 'kivet', 'terhelt osszeg', 'tartozik forgalom',
      'terhelesi osszeg', 'terheles t', 'tartozas', 'kimeno osszeg',
    ],
    in: [
      'jovairas', 'jovairasok', 'jovairas osszege', 'kovetel', 'bevetel', 'bevetelek', 'befizetes',
      'befizetesek', 'bejovo', 'jovairas ft', 'jovairas huf', 'betet', 'jovairt osszeg', 'kovetel forgalom',
      'jovairasi osszeg', 'jovairas k', 'bejovo osszeg',
    ],
    amount: [
      'osszeg', 'tranzakcio osszege', 'konyvelt osszeg', 'osszeg huf', 'osszeg ft', 'forintosszeg',
      'konyvelesi osszeg', 'muvelet osszege', 'terheles jovairas', 'jovairas terheles', 'forgalom',
      'osszeg a szamla devizanemeben', 'szamla devizanemeben', 'terhelt jovairt osszeg', 'elszamolt osszeg',
      'tartozik kovetel', 'tranzakcio osszeg', 'tetel osszege', 'elszamolas osszege', 'osszeg forintban',
      'ertek', 'szamlaosszeg',
    ],
    balance: [
      'egyenleg', 'uj egyenleg', 'szamlaegyenleg', 'konyvelt egyenleg', 'egyenleg ft', 'egyenleg huf',
      'zaro egyenleg', 'aktualis egyenleg', 'konyveles utani egyenleg', 'tranzakcio utani egyenleg',
      'gongyolt egyenleg', 'napi egyenleg', 'futo egyenleg', 'elerheto egyenleg', 'rendelkezesre allo egyenleg',
      'napi zaroegyenleg', 'zaroegyenleg',
    ],
    mark: [
      't k', 'tartozik kovetel jel', 'jel', 'elojel', 't k jel', 'terheles vagy jovairas', 'irany',
      't j',
    ],
    currency: ['deviza', 'devizanem', 'penznem', 'dev', 'valuta'],
    foreign: [
      'eredeti osszeg', 'arfolyam', 'tranzakcio eredeti osszege', 'devizaosszeg', 'deviza osszeg',
      'eredeti deviza', 'jutalek', 'dij', 'dijak', 'kamat', 'atvaltasi arfolyam', 'osszeg devizaban',
      'tranzakcios illetek', 'eredeti tranzakcio osszege', 'koltseg', 'alkalmazott arfolyam', 'ado',
    ],
  }, // prettier-ignore
  labels: {
    dueDate: ['fizetesi hatarido', 'esedekesseg'],
    opening: [
      'athozat az elozo oldalrol', 'nyito egyenleg', 'nyitoegyenleg', 'elozo egyenleg', 'elozo havi egyenleg', 'kezdo egyenleg',
      'indulo egyenleg', 'idoszaki nyito egyenleg', 'elozo zaro egyenleg', 'elozo kivonat zaroegyenlege',
      'athozat', 'atvitel az elozo oldalrol', 'elozo oldalrol', 'nyito egyenleg az idoszak elejen',
      'konyvelt nyito egyenleg', 'elozo kivonat egyenlege', 'elozo szamlakivonat egyenlege', 'korabbi egyenleg',
      'athozott egyenleg', 'nyitoegyenlege', 'elozo havi zaro egyenleg', 'elozo idoszak zaro egyenlege',
      'elozo havi tartozas', 'elozo havi zaroegyenleg', 'elozo kivonat szerinti egyenleg',
      'nyito tartozas',
    ],
    closing: [
      'zaro egyenleg', 'zaroegyenleg', 'uj egyenleg', 'idoszaki zaro egyenleg', 'aktualis egyenleg', 'atvitel',
      'atvitel a kovetkezo oldalra', 'konyvelt zaro egyenleg', 'zaro egyenleg az idoszak vegen',
      'zaroegyenlege', 'egyenleg az idoszak vegen', 'fizetendo osszeg', 'teljes tartozas', 'osszes tartozas',
      'fennallo tartozas', 'teljes fizetendo osszeg', 'mai egyenleg', 'szamla egyenlege', 'jelenlegi egyenleg',
      'idoszak vegi egyenleg', 'fordulonapi egyenleg', 'kovetkezo oldalra', 'fordulonapi tartozas',
      'atviendo egyenleg', 'zaro tartozas',
    ],
    totalIn: [
      'osszes jovairas', 'jovairasok osszesen', 'jovairas osszesen', 'osszes bevetel', 'bevetelek osszesen',
      'kovetel forgalom', 'kovetel osszesen', 'jovairasok', 'jovairasok osszege', 'jovairasok osszerteke',
      'osszes befizetes', 'jovairasok erteke', 'idoszaki jovairasok', 'kovetel forgalom osszesen',
      'jovairas forgalom', 'bejovo osszesen', 'osszes kovetel', 'befizetesek osszesen',
      'jovairt tetelek osszege', 'idoszaki jovairas', 'jovairt forgalom',
      'befizetesek', 'torlesztesek',
    ],
    totalOut: [
      'osszes terheles', 'terhelesek osszesen', 'terheles osszesen', 'osszes kiadas', 'kiadasok osszesen',
      'tartozik forgalom', 'tartozik osszesen', 'terhelesek', 'terhelesek osszege', 'terhelesek osszerteke',
      'osszes kifizetes', 'terhelesek erteke', 'idoszaki terhelesek', 'tartozik forgalom osszesen',
      'terheles forgalom', 'kimeno osszesen', 'osszes tartozik', 'kifizetesek osszesen',
      'terhelt tetelek osszege', 'idoszaki terheles', 'vasarlasok osszesen', 'terhelt forgalom',
      'osszes koltes',
      'vasarlasok', 'uj vasarlasok',
    ],
    total: [
      'osszesen', 'mindosszesen', 'forgalom osszesen', 'reszosszeg', 'oldal osszesen', 'osszes forgalom',
      'idoszaki forgalom', 'osszesites', 'napi osszesen', 'havi forgalom', 'osszes tranzakcio',
      'tranzakciok osszesen', 'reszosszesen', 'osszesitett forgalom', 'vegosszeg', 'oldalosszesen',
    ],
    accountNumber: [
      'szamlaszam', 'bankszamlaszam', 'szamla szama', 'bankszamla szama', 'iban', 'iban szam',
      'iban szamlaszam', 'szamlaszama', 'kartyaszam', 'kartya szama', 'bankkartya szama',
      'penzforgalmi jelzoszam', 'nemzetkozi szamlaszam', 'bankszamla', 'szamla', 'hitelkartya szama',
      'szamlaszam iban', 'fizetesi szamla szama', 'szamla szam', 'hitelkartya szamla szama',
    ],
    holder: [
      'szamlatulajdonos', 'szamlatulajdonos neve', 'szamlatulajdonos nev', 'nev', 'ugyfel neve', 'ugyfel',
      'ugyfelnev', 'szamla tulajdonosa', 'kartyabirtokos', 'kartyabirtokos neve', 'szamla neve',
      'fokartyabirtokos', 'szamla megnevezese', 'tulajdonos', 'tulajdonos neve', 'cimzett', 'cegnev',
      'szamlabirtokos', 'fokartya birtokos',
    ],
    period: [
      'idoszak', 'kivonat idoszaka', 'szamlakivonat idoszaka', 'kivonat idoszak', 'elszamolasi idoszak',
      'targyidoszak', 'vizsgalt idoszak', 'idoszak kezdete', 'lekerdezett idoszak', 'lekerdezesi idoszak',
      'konyvelesi idoszak', 'az idoszakra', 'forgalmi idoszak', 'kezdo datum', 'datum intervallum',
      'kivonatolt idoszak', 'szamlatortenet idoszaka', 'datumtol', 'kivonat kezdete', 'idoszakra vonatkozoan',
    ],
    periodTo: ['datumig', 'idoszak vege', 'zaro datum', 'napjatol', 'kivonat vege'],
    statementDate: [
      'kivonat datuma', 'kivonat kelte', 'szamlakivonat datuma', 'kiallitas datuma', 'keszult',
      'keszites datuma', 'nyomtatas datuma', 'kivonat kiallitasanak datuma', 'kivonat keszitesenek datuma',
      'kelte', 'kibocsatas datuma', 'fordulonap', 'nyomtatas ideje', 'lekerdezes datuma', 'elszamolas napja',
      'kiallitas kelte', 'kivonat napja', 'letrehozas datuma', 'zaras napja', 'zaras datuma', 'kiallitva',
    ],
  }, // prettier-ignore
  sections: {
    in: [
      'jovairasok', 'bejovo tetelek', 'bevetelek', 'befizetesek', 'bejovo atutalasok', 'beerkezett utalasok',
      'jovairt tetelek', 'bejovo utalasok', 'beerkezo tetelek', 'visszateritesek', 'jovairas tetelek',
      'torlesztesek',
    ],
    out: [
      'terhelesek', 'kimeno tetelek', 'kiadasok', 'kifizetesek', 'kimeno atutalasok', 'kartyas vasarlasok',
      'bankkartyas vasarlasok', 'keszpenzfelvetelek', 'keszpenzfelvetel', 'dijak', 'dijak es jutalekok',
      'vasarlasok', 'csoportos beszedesek', 'terhelt tetelek', 'koltsegek', 'kimeno utalasok',
      'dijak es kamatok', 'kartyas tranzakciok', 'banki koltsegek', 'kartyatranzakciok', 'terheles tetelek',
      'allando megbizasok', 'dijtetelek',
    ],
    balances: [
      'napi egyenlegek', 'napi zaroegyenlegek', 'egyenlegek', 'napi egyenleg', 'atlagegyenleg',
      'egyenlegek alakulasa', 'napi zaro egyenlegek', 'atlagos egyenleg',
    ],
    other: [
      'beszedesi felhatalmazasok', 'csekk kepek', 'torlesztesi terv', 'arfolyamok', 'adoosszesito', 'dijak az evben', 'osszehasonlitas az elozo honappal', 'egyenleg alakulasa', 'elutasitott tranzakciok', 'utemezett fizetesek',
      'kamatlab', 'kamatlabak', 'fuggo tetelek', 'zarolasok', 'zarolt tetelek', 'foglalasok', 'husegpontok',
      'osszefoglalo', 'osszegzes', 'tajekoztato', 'tajekoztatas', 'dijosszesito', 'lekotott betetek',
      'betetlekotesek', 'fontos informaciok', 'kondiciok', 'hirdetmeny', 'kozlemenyek', 'varhato terhelesek',
      'szamlainformaciok', 'devizaarfolyamok', 'nem konyvelt tetelek', 'konyvelesre varo tetelek',
      'konyveletlen tetelek', 'fuggoben levo tranzakciok', 'szamlaosszesito', 'limitek', 'szamlak osszesitese',
      'jovobeni fizetesek', 'pontok',
      'utemezett megbizasok',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['bejovo utalas', 'beerkezo utalas'],
    goesTo: ['kimeno utalas', 'inditott utalas'],
    interest: ['kamat'],
    toCome: ['elutasitott', 'fuggo', 'zarolasok', 'zarolt', 'utemezett', 'jovobeli'],
    currency: ['devizanem', 'penznem'],
    accounts: ['szamla'],
    page: ['oldal'],
  }, // prettier-ignore
  marks: {
    debit: ['t', 'terh', 'terheles', 'tartozik'],
    credit: ['k', 'jov', 'jovairas', 'kovetel', 'j'],
  }, // prettier-ignore
  deposits: ['folyoszamla', 'lakossagi folyoszamla', 'megtakaritasi szamla', 'fizetesi szamla'], // prettier-ignore
  limits: ['hitelkeret', 'szabad hitelkeret', 'felhasznalhato hitelkeret', 'thm', 'jovahagyott hitelkeret', 'felhasznalhato keret'], // prettier-ignore
  liability: [
    'hitelkartya kivonat', 'hitelkartya kivonata', 'hitelkartya szamlakivonat',
    'minimum fizetendo', 'minimalisan fizetendo', 'minimalisan fizetendo osszeg', 'minimum fizetendo osszeg',
    'minimum befizetendo', 'fizetesi hatarido', 'kotelezo minimum',
    'teljes tartozas', 'hitelkartyaszamla', 'fizetendo minimum osszeg',
    'hitelszamla kivonat', 'hitelkartya elszamolas', 'fennallo toketartozas',
    'kolcsonszamla', 'minimum torlesztendo', 'visszafizetendo osszeg', 'minimum torleszto osszeg',
    'minimalis torlesztoreszlet', 'esedekesseg', 'zaro tartozas', 'fizetendo osszeg',
    'hitelszamla', 'lakashitel', 'jelzaloghitel', 'torlesztesi terv', 'hitelszerzodes szama',
  ], // prettier-ignore
  books: ['fokonyvi karton', 'fokonyvi kivonat', 'fokonyv'], // prettier-ignore
  bills: {
    charged: ['szamla', 'vevoszamla'],
    settled: ['befizetes', 'kiegyenlites', 'jovairo szamla', 'penzugyi teljesites'],
  }, // prettier-ignore
};
