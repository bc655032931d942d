import type { Lexicon } from './types.ts';

/** Czech, with the words Slovak statements print where they differ. */
export const cs: Lexicon = {
  language: 'cs',
  months: [
    ['leden', 'ledna', 'led', 'januar', 'januara', 'jan'],
    ['unor', 'unora', 'uno', 'februar', 'februara', 'feb'],
    ['brezen', 'brezna', 'bre', 'brez', 'marec', 'marca', 'mar'],
    ['duben', 'dubna', 'dub', 'april', 'aprila', 'apr'],
    ['kveten', 'kvetna', 'kve', 'kvet', 'maj', 'maja'],
    ['cerven', 'cervna', 'cvn', 'jun', 'juna'],
    ['cervenec', 'cervence', 'cvc', 'jul', 'jula'],
    ['srpen', 'srpna', 'srp', 'august', 'augusta', 'aug'],
    ['zari', 'zar', 'september', 'septembra', 'sep', 'sept'],
    ['rijen', 'rijna', 'rij', 'rijn', 'oktober', 'oktobra', 'okt'],
    ['listopad', 'listopadu', 'lis', 'november', 'novembra', 'nov'],
    ['prosinec', 'prosince', 'pros', 'december', 'decembra', 'dec'],
  ], // prettier-ignore
  // Not "po" and "do" alone: in Polish and Czech they join the dates of a period.
  weekdays: [
    'pondeli', 'utery', 'streda', 'ctvrtek', 'patek', 'sobota', 'nedele', 'pondelok', 'utorok', 'stvrtok', 'piatok',
    'nedela', 'ut', 'st', 'ct', 'pa', 'so', 'ne',
  ], // prettier-ignore
  columns: {
    date: [
      // The day of a standing order that comes next.
      'pristi datum', 'dalsi datum', 'pristi platba', 'dalsi platba', 'datum dalsi platby',
      'datum', 'datum zauctovani', 'datum uctovani', 'datum zpracovani', 'datum transakce', 'datum provedeni',
      'datum operace', 'zauctovano', 'dat zauct', 'dat uct', 'datum pohybu', 'datum platby', 'datum nakupu', 'den',
      'datum odepsani', 'datum zuctovani', 'datum pripsani', 'datum zauctovania', 'datum uctovania',
      'datum transakcie', 'datum spracovania', 'datum operacie', 'datum zauct', 'dt zauct', 'datum uskutecneni',
      'provedeno', 'datum obratu', 'uctovano', 'zauctovane', 'datum a cas', 'datum uct', 'datum vykonania',
      'den zauctovani', 'den provedeni', 'dat zuct', 'den zuctovani', 'den zauctovania',
      'dat zauctovani', 'datum op', 'zuctovano', 'zuctovane',
    ],
    valueDate: [
      'datum ucinnosti', 'valuta', 'datum valuty', 'den valuty', 'datum splatnosti valuta', 'val', 'dat valuty', 'datum odpisu',
    ],
    description: [
      'detail transakce', 'popis', 'popis transakce', 'popis operace', 'popis pohybu', 'nazev', 'nazev protiuctu', 'nazev protistrany',
      'nazev operace', 'typ transakce', 'typ pohybu', 'typ operace', 'operace', 'polozka', 'polozky', 'text',
      'ucel platby', 'zprava', 'zprava pro prijemce', 'zprava prijemci', 'poznamka', 'informace', 'detail', 'detaily',
      'podrobnosti', 'udaje o transakci', 'oznaceni operace', 'nazev uctu protistrany', 'obchodni misto', 'misto',
      'misto transakce', 'druh transakce', 'prijemce', 'platce', 'protistrana', 'nazev uctu', 'nazev obchodnika',
      'obchodnik', 'transakce', 'pohyb', 'popis transakcie', 'popis operacie', 'nazov protiuctu', 'nazov',
      'sprava pre prijimatela', 'informacia pre prijemcu', 'poznamky', 'obchodne miesto', 'typ transakcie',
      'detaily transakce', 'operacia', 'transakcia', 'druh obratu', 'popis obratu', 'popis polozky',
      'doplnujici udaje', 'typ', 'ucel', 'detail transakcie', 'partner',
      'informace o transakci',
      'typ popis',
    ],
    reference: [
      'stav', 'cislo protiuctu', 'protiucet', 'protiucet a kod banky', 'variabilni symbol', 'vs', 'ks', 'ss', 'vs ks ss',
      'konstantni symbol', 'specificky symbol', 'symboly', 'identifikace', 'reference', 'referencni cislo', 'ref',
      'cislo transakce', 'id transakce', 'cislo operace', 'kod', 'kod banky', 'cislo uctu', 'poradove cislo', 'por c',
      'c', 'cislo', 'c transakce', 'kategorie', 'karta', 'cislo karty', 'reference platby', 'variabilny symbol',
      'konstantny symbol', 'referencia', 'kod transakce', 'cislo polozky', 'ucet protistrany', 'vs ss ks',
      'cislo dokladu', 'cislo obratu', 'id operace', 'protistrana ucet', 'referencia platitela', 'var symbol',
      'konst symbol', 'spec symbol',
      'poradi', 'ref cislo',
    ],
    out: [
      'vydaje', 'vydej', 'ma dati', 'debet', 'odepsano', 'na vrub', 'vrub', 'odchozi', 'odchozi platby', 'vyber', 'cerpano', 'cerpani',
      'vybery', 'debetni obrat', 'debetni obraty', 'castka odepsana', 'odepsana castka', 'na tarchu', 'vydavky',
      'vydavok', 'debetne obraty', 'odchozi castka', 'castka debet', 'vydaj', 'ma dat', 'odpisane', 'tarcha',
      'odpisy', 'na vrub uctu',
    ],
    in: [
      'prijmy', 'prijem', 'dal', 'kredit', 'pripsano', 've prospech', 'prospech', 'prichozi', 'prichozi platby',
      'vklad', 'vklady', 'kreditni obrat', 'kreditni obraty', 'castka pripsana', 'pripsana castka', 'v prospech',
      'kreditne obraty', 'prichozi castka', 'castka kredit', 'dat', 'pripisane', 'pripsani', 've prospech uctu',
    ],
    amount: [
      'castka', 'castka v kc', 'castka kc', 'castka czk', 'castka v czk', 'castka transakce', 'suma',
      'suma transakcie', 'objem', 'castka operace', 'castka v mene uctu', 'castka obratu', 'zauctovana castka',
      'castka zauctovani', 'pripsano odepsano', 'obrat', 'vyse platby', 'castka eur', 'debet kredit', 'suma v eur',
      'ciastka', 'suma eur', 'objem v mene uctu', 'castka platby', 'suma v mene uctu', 'castka pohybu',
      'prijmy vydaje', 'kredit debet', 'ma dati dal', 'ciastka v eur', 'castka v eur', 'zuctovana castka', 'kc',
      'czk',
    ],
    balance: [
      'zustatek', 'zustatek uctu', 'zustatek na uctu', 'novy zustatek', 'zustatek kc', 'konecny zustatek',
      'ucetni zustatek', 'zustatek po transakci', 'zustatek po operaci', 'zostatok', 'zostatok na ucte',
      'zostatok po transakcii', 'bezny zustatek', 'zustatek czk', 'aktualni zustatek', 'prubezny zustatek',
      'disponibilni zustatek', 'stav uctu', 'zustatek po pohybu', 'pouzitelny zustatek', 'novy zostatok',
      'zostatok uctu',
      'zustatek po',
    ],
    mark: ['znamenko', 'md d', 'smer', 'd k', 'strana', 'md dal'],
    currency: ['mena', 'mena uctu'],
    foreign: [
      'castka v cizi mene', 'cizi mena', 'puvodni castka', 'puvodni mena', 'castka v puvodni mene',
      'originalni castka', 'originalni mena', 'castka v mene transakce', 'kurz', 'smenny kurz', 'kurs', 'prepocet',
      'poplatek', 'poplatky', 'dph', 'puvodni castka a mena', 'mena transakce', 'povodna suma', 'povodna mena',
      'poplatok', 'kurz prepoctu', 'urok', 'castka obratu v puvodni mene', 'suma v cudzej mene',
      'suma v mene transakcie', 'vymenny kurz', 'dan', 'originalna suma', 'orig castka', 'orig mena',
      'castka v jine mene', 'jina mena',
    ],
  }, // prettier-ignore
  labels: {
    dueDate: ['datum splatnosti', 'splatnost', 'splatne do'],
    opening: [
      'z prevodu', 'pocatecni zustatek', 'pocatecni stav', 'predchozi zustatek', 'predchazejici zustatek', 'minuly zustatek',
      'vychozi zustatek', 'zustatek z minuleho vypisu', 'zustatek z predchoziho vypisu',
      'zustatek predchoziho vypisu', 'zustatek minuleho vypisu', 'pocatecni zustatek uctu',
      'pocatecni zustatek ke dni', 'pocatecni zustatek k', 'zustatek na zacatku obdobi', 'stary zustatek',
      'puvodni zustatek', 'prevod z predchozi strany', 'prenos z predchozi strany', 'prevod z predchoziho vypisu',
      'pocatecni zostatok', 'pociatocny zostatok', 'zaciatocny zostatok', 'predchadzajuci zostatok',
      'pociatocny stav', 'stary zostatok', 'pocatecni ucetni zustatek', 'zustatek k pocatku obdobi',
      'zustatek predchozi', 'posledni zustatek', 'zustatek na pocatku', 'predchozi stav',
      'dluzna castka z minuleho vypisu', 'dluzna castka z predchoziho vypisu', 'zustatek minuly',
      'zustatek na zacatku', 'predosly zostatok', 'zostatok z predchadzajuceho vypisu', 'pociatocny zostatok uctu',
      'zustatek na pocatku obdobi', 'pocatecni zustatek na uctu', 'stav minuly', 'vycerpano z minuleho obdobi',
      'poc zustatek', 'zustatek z predchozi strany', 'dluh z minuleho vypisu',
      'stav na zacatku obdobi',
    ],
    closing: [
      'konecny zustatek', 'konecny stav', 'novy zustatek', 'aktualni zustatek', 'zustatek na konci obdobi',
      'konecny zustatek uctu', 'konecny zustatek ke dni', 'konecny zustatek k', 'zaverecny zustatek',
      'zustatek ke dni', 'zustatek k', 'prevod na dalsi stranu', 'prenos na dalsi stranu',
      'prevod na nasledujici stranu', 'konecny zostatok', 'novy zostatok', 'konecny stav uctu',
      'konecny ucetni zustatek', 'zustatek ke konci obdobi', 'dluzna castka', 'celkova dluzna castka',
      'celkem k uhrade', 'castka k uhrade', 'k uhrade celkem', 'celkem dluzite', 'pouzitelny zustatek',
      'disponibilni zustatek', 'aktualni stav', 'stav uctu', 'koncovy zustatek', 'zustatek na konci',
      'celkova dlzna suma', 'zustatek dluhu', 'zostatok ku dnu', 'konecny zostatok uctu', 'celkovy zustatek',
      'aktualny zostatok', 'zostatok k', 'konecny zustatek na uctu', 'zustatek na uctu', 'novy stav', 'dlzna suma',
      'suma na uhradu', 'vycerpany uver celkem',
      'k prevodu',
      'stav na konci obdobi',
    ],
    totalIn: [
      'suma prijmu', 'celkem prijmy', 'prijmy celkem', 'kreditni obraty celkem', 'celkem kredit', 'kredit celkem',
      'soucet kreditnich polozek', 'kreditni obrat', 'kreditni obraty', 'celkem pripsano', 'pripsano celkem',
      'prichozi celkem', 'soucet prijmu', 'prijmy', 'obraty dal', 'celkem dal', 'suma kreditnich obratu',
      'prijmy na ucet', 'prijate platby celkem', 'obrat kredit', 'obrat ve prospech', 'kreditne obraty',
      'prijmy spolu', 'spolu prijmy', 'kreditne obraty spolu', 'soucet kreditnich obratu', 'celkove prijmy',
      'kredit spolu', 'prichozi platby celkem', 'kreditni polozky', 'vklady celkem', 've prospech celkem',
      'obraty ve prospech', 'celkem ve prospech', 'pripsane polozky', 'prijate platby', 'splatky celkem',
      'prijate splatky', 'celkove prijmy na ucet', 'suma kreditnych obratov', 'obraty kredit', 'kreditne polozky',
      'pripisane spolu',
      'suma kreditu', 'splatky',
    ],
    totalOut: [
      'suma vydaju', 'celkem vydaje', 'vydaje celkem', 'debetni obraty celkem', 'celkem debet', 'debet celkem',
      'soucet debetnich polozek', 'debetni obrat', 'debetni obraty', 'celkem odepsano', 'odepsano celkem',
      'odchozi celkem', 'soucet vydaju', 'vydaje', 'obraty ma dati', 'celkem ma dati', 'suma debetnich obratu',
      'vydaje z uctu', 'odeslane platby celkem', 'obrat debet', 'obrat na vrub', 'debetne obraty', 'vydavky spolu',
      'spolu vydavky', 'debetne obraty spolu', 'soucet debetnich obratu', 'celkove vydaje', 'debet spolu',
      'odchozi platby celkem', 'debetni polozky', 'vybery celkem', 'na vrub celkem', 'obraty na vrub',
      'celkem na vrub', 'odepsane polozky', 'celkove vydaje z uctu', 'cerpani celkem', 'transakce celkem',
      'nove transakce', 'suma debetnych obratov', 'obraty debet', 'debetne polozky', 'odpisane spolu',
      'nakupy celkem',
      'suma debetu', 'nakupy', 'cerpani',
    ],
    total: [
      'celkem', 'soucet', 'mezisoucet', 'souhrn', 'obraty celkem', 'celkovy soucet', 'soucet strany',
      'celkem za stranku', 'soucet obratu', 'spolu', 'sucet', 'medzisucet', 'celkem za obdobi', 'celkovy obrat',
      'celkem kc', 'souhrn pohybu', 'prehled', 'rekapitulace', 'soucet polozek', 'obraty spolu', 'suhrn',
      'souhrn obratu', 'celkem transakce', 'celkem karta', 'denni zustatek', 'celkem za kartu', 'celkem na strane',
    ],
    accountNumber: [
      'cislo uctu', 'c uctu', 'ucet', 'ucet c', 'ucet cislo', 'iban', 'cislo uctu iban', 'cislo karty', 'c u',
      'cislo uctu kod banky', 'cislo uveroveho uctu', 'karta c', 'cislo uctu a kod banky', 'k uctu c', 'uctu c',
      'k uctu', 'uctu cislo', 'bankovni spojeni', 'iban uctu', 'bezny ucet', 'vypis z uctu c', 'cislo kartoveho uctu',
      'cislo smlouvy',
    ],
    holder: [
      'majitel uctu', 'majitel', 'vlastnik uctu', 'drzitel uctu', 'nazev uctu', 'jmeno majitele', 'klient',
      'jmeno klienta', 'jmeno', 'drzitel karty', 'nazev klienta', 'vlastnik', 'jmeno a prijmeni', 'meno',
      'klient nazev', 'jmeno drzitele karty', 'nazev firmy', 'meno a priezvisko', 'meno klienta', 'jmeno drzitele',
      'disponent', 'pan', 'pani', 'drzitel', 'nazov uctu',
    ],
    period: [
      'obdobi', 'za obdobi', 'za obdobi od', 'od', 'vypis za obdobi', 'obdobi vypisu', 'obdobi od',
      'zuctovaci obdobi', 'obdobie', 'za obdobie', 'pohyby za obdobi', 'transakce za obdobi',
      'vypis pohybu za obdobi', 'vypis z uctu za obdobi', 'obdobie od', 'vypis za obdobie', 'rozsah obdobi',
      'za mesic', 'vypis z uctu za obdobie', 'za obdobie od', 'obraty za obdobi', 'prehled pohybu za obdobi',
      'fakturacni obdobi', 'transakce od',
    ],
    periodTo: ['do', 'az', 'az do', 'po', 'a'],
    statementDate: [
      'datum vypisu', 'datum vystaveni', 'datum vyhotoveni', 'datum tisku', 'vystaveno', 'vytisteno', 'vytvoreno',
      'datum vytvoreni', 'dne', 'ke dni', 'vyhotoveno dne', 'vytisteno dne', 'datum porizeni', 'vypis ke dni',
      'datum vyhotovenia', 'datum vystavenia', 'vystavene', 'datum sestaveni', 'datum porizeni vypisu',
      'datum generovani', 'vygenerovano', 'vyhotoveno', 'vytvorene', 'datum uzaverky', 'datum zhotoveni vypisu',
      'datum tlace', 'datum vytvorenia',
    ],
  }, // prettier-ignore
  sections: {
    in: [
      'prijmy', 'prichozi platby', 'pripsane platby', 'kreditni polozky', 'pripsane polozky', 'kreditni transakce',
      'vklady', 'splatky', 'prijate platby', 'kreditne polozky', 'dosle platby', 'polozky ve prospech',
      'prijate splatky', 'pripsane transakce', 'prichadzajuce platby', 'prijate uhrady',
    ],
    out: [
      'vydaje', 'odchozi platby', 'odepsane platby', 'debetni polozky', 'odepsane polozky', 'debetni transakce',
      'vybery', 'poplatky', 'platby kartou', 'karetni transakce', 'odeslane platby', 'inkasa', 'trvale prikazy',
      'vybery z bankomatu', 'poplatky a uroky', 'vydavky', 'debetne polozky', 'nakupy', 'transakce kartou',
      'odchadzajuce platby', 'polozky na vrub', 'cerpani', 'kartove transakcie', 'platebni karty',
      'transakce platebni kartou', 'uroky a poplatky', 'odeslane uhrady', 'nove transakce',
    ],
    balances: [
      'denni zustatky', 'zustatky', 'zustatky k jednotlivym dnum', 'prehled zustatku', 'vyvoj zustatku',
      'denne zostatky', 'prumerny zustatek', 'zostatky', 'prehlad zostatkov',
    ],
    other: [
      'souhlasy s inkasem', 'obrazky seku', 'danovy prehled', 'poplatky od zacatku roku', 'srovnani s minulym mesicem', 'zamitnute platby', 'naplanovane platby',
      'nezauctovane platby', 'nezauctovane operace', 'cekajici platby',
      'blokace', 'blokovane castky', 'nezauctovane transakce', 'cekajici transakce', 'nezauctovane polozky',
      'urokove sazby', 'urokova sazba', 'uroky', 'informace', 'dulezite informace', 'informace pro klienta',
      'prehled poplatku', 'souhrn', 'prehled', 'prehled uctu', 'body', 'odmeny', 'sazebnik', 'kurzy', 'smenne kurzy',
      'planovane platby', 'pojisteni vkladu', 'rekapitulace', 'blokacie', 'zprava pro klienta', 'prehled produktu',
      'informace o uctu', 'rezervace', 'rezervovane prostredky', 'urokove sadzby', 'informacie', 'prehlad poplatkov',
      'suhrn', 'vernostni program', 'informace k uctu', 'nezauctovane transakcie', 'zpravy banky',
      'splatkovy kalendar',
      'kurzovni listek',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['prichozi platba', 'prichozi uhrada', 'prijata platba', 'prijata uhrada'],
    goesTo: ['odchozi platba', 'odchozi uhrada', 'odeslana platba'],
    interest: ['uroky'],
    next: ['pristi', 'pristiho', 'dalsi', 'dalsiho'],
    toCome: ['planovane', 'budouci', 'cekajici', 'nadchazejici', 'zamitnute', 'odmitnute', 'blokace', 'naplanovane', 'blokovane'],
    currency: ['mena'],
    accounts: ['ucet'],
    in: ['v'],
    page: ['strana', 'str'],
    pageOf: ['z', 'ze'],
  }, // prettier-ignore
  marks: {
    // Not "d": it stands for debet on some statements and for dal, which is credit, on others.
    debit: ['md', 'ma dati', 'debet', 'vrub'],
    credit: ['dal', 'kredit', 'k', 'cr'],
  }, // prettier-ignore
  deposits: ['bezny ucet', 'sporici ucet', 'osobni ucet', 'podnikatelsky ucet'], // prettier-ignore
  limits: ['uverovy limit', 'dostupny limit', 'zbyvajici uverovy limit', 'rpsn', 'disponibilni limit', 'volny limit'], // prettier-ignore
  liability: [
    'po splatnosti',
    'kreditni karta', 'kreditni karty', 'uverovy ramec', 'minimalni splatka',
    'minimalni vyse splatky', 'povinna minimalni splatka', 'dluzna castka', 'celkova dluzna castka',
    'datum splatnosti splatky', 'k cerpani', 'nevycerpany uver', 'vycerpany uver', 'uverovy ucet', 'drzitel karty',
    'kreditna karta', 'kreditnej karty', 'minimalna splatka', 'bezurocne obdobi',
    'zustatek uveru', 'cislo uveroveho uctu', 'jistina', 'kartovy ucet', 'doporucena splatka', 'zbyvajici jistina',
    'dlzna suma', 'vypis z kreditni karty', 'povinna splatka', 'uver zostatok',
    'datum splatnosti', 'splatne do', 'celkem k uhrade',
    'vypis z uveru', 'vypis z uveroveho uctu', 'splatkovy kalendar', 'cislo uveru',
    'revolvingovy uver', 'cerpana castka', 'cerpany uver',
  ], // prettier-ignore
  books: ['hlavni kniha', 'ucetni kniha', 'opis uctu'], // prettier-ignore
  bills: {
    charged: ['faktura', 'fv', 'faktura vydana'],
    settled: ['platba', 'uhrada', 'dobropis', 'uhrada faktury'],
  }, // prettier-ignore
};
