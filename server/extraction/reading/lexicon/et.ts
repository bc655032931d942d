import type { Lexicon } from './types.ts';

/** Estonian. */
export const et: Lexicon = {
  language: 'et',
  months: [
    ['jaanuar', 'jaan', 'jaanuari', 'jaanuaril', 'jan'],
    ['veebruar', 'veebr', 'veebruari', 'veebruaril', 'veeb'],
    ['marts', 'martsi', 'martsil', 'mar'],
    ['aprill', 'aprilli', 'aprillil', 'apr'],
    ['mai'],
    ['juuni', 'juunil', 'jun'],
    ['juuli', 'juulil', 'jul'],
    ['august', 'aug', 'augusti', 'augustil'],
    ['september', 'sept', 'sep', 'septembri', 'septembril'],
    ['oktoober', 'okt', 'oktoobri', 'oktoobril'],
    ['november', 'nov', 'novembri', 'novembril'],
    ['detsember', 'dets', 'detsembri', 'detsembril'],
  ], // prettier-ignore
  weekdays: [
    'esmaspaev', 'teisipaev', 'kolmapaev', 'neljapaev', 'reede', 'laupaev', 'puhapaev',
  ], // prettier-ignore
  columns: {
    date: [
      'kuupaev', 'kuup', 'kp', 'tehingu kuupaev', 'kande kuupaev', 'kirjendamise kuupaev', 'kandepaev',
      'maksepaev', 'makse kuupaev', 'kuupaev ja kellaaeg', 'tehingupaev', 'kp ja kellaaeg', 'ostu kuupaev',
      'konteerimise kuupaev', 'arvestuspaev', 'taitmise kuupaev', 'broneerimise kuupaev', 'aeg', 'ostupaev',
    ],
    valueDate: ['vaartuspaev', 'valuutapaev', 'vaartuskuupaev', 'vaartuse kuupaev'],
    description: [
      'selgitus', 'kirjeldus', 'tehing', 'tehingud', 'tehingu kirjeldus', 'tehingu selgitus', 'makse selgitus',
      'saaja maksja', 'maksja saaja', 'saaja', 'maksja', 'saaja maksja nimi', 'maksja saaja nimi', 'saaja nimi',
      'nimi', 'teine pool', 'vastaspool', 'selgitused', 'tehingu liik', 'kaupmees', 'kande selgitus',
      'makse kirjeldus', 'osapool', 'tehingu sisu', 'operatsioon', 'ost', 'detailid', 'tehingu andmed',
      'saaja voi maksja', 'lisainfo', 'tehingu koht', 'sisu',
    ],
    reference: [
      'viitenumber', 'viite nr', 'viitenr', 'dokumendi number', 'dok nr', 'arhiveerimistunnus', 'dokument',
      'number', 'nr', 'tuup', 'saaja konto', 'saaja maksja konto', 'kande tunnus', 'tehingu number',
      'tehingu nr', 'viide', 'tunnus', 'kood', 'tehingu tuup', 'liik', 'kanne', 'makse number',
      'konto saaja maksja', 'jrk nr', 'kaardi number', 'kategooria', 'dokumendi nr',
    ],
    out: [
      'deebet', 'valjaminek', 'valjaminekud', 'valjamaksed', 'valja', 'deebet d', 'tasutud', 'valjalainud',
      'valjamakse', 'kulud', 'kulu', 'deebetkaive', 'deebet eur', 'valjas', 'kulutused', 'valjaminek eur',
    ],
    in: [
      'kreedit', 'sissetulek', 'sissetulekud', 'laekumised', 'laekumine', 'sisse', 'kreedit c', 'laekunud',
      'sissemakse', 'sissemaksed', 'tulud', 'tulu', 'kreeditkaive', 'kreedit eur', 'sissetulek eur',
      'kreedit k',
    ],
    amount: [
      'summa', 'summa eur', 'tehingu summa', 'summa eur des', 'makse summa', 'deebet kreedit', 'kaive',
      'summa kontovaluutas', 'summa konto valuutas', 'summa eurodes', 'tehingusumma', 'kokku summa',
      'kande summa', 'deebet kreedit summa', 'makstud summa', 'ostu summa',
    ],
    balance: [
      'saldo', 'jaak', 'konto jaak', 'kontojaak', 'saldo eur', 'jaak eur', 'saldo parast tehingut',
      'kontosaldo', 'vaba jaak', 'loppjaak', 'jaak parast tehingut', 'konto saldo', 'vahesaldo', 'paevasaldo',
    ],
    mark: ['d c', 'd k', 'deebet kreedit d c', 'suund', 'mark', 'deebet kreedit tunnus'],
    currency: ['valuuta', 'val', 'valuutakood'],
    foreign: [
      'kurss', 'vahetuskurss', 'originaalsumma', 'algne summa', 'summa valuutas', 'teenustasu', 'tasu',
      'intress', 'originaal summa', 'algvaluuta', 'tehingu valuuta', 'tehinguvaluuta', 'tehingu summa valuutas',
      'kaibemaks', 'maks', 'valuutakurss',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'algsaldo', 'algjaak', 'alguse saldo', 'eelmine saldo', 'jaak perioodi alguses', 'saldo perioodi alguses',
      'eelmise perioodi jaak', 'alg saldo', 'jaak alguses', 'eelmise valjavotte saldo', 'eelmine jaak',
      'saldo alguses', 'perioodi algsaldo', 'perioodi algjaak', 'konto algsaldo', 'konto jaak perioodi alguses',
      'eelmise arve jaak', 'ulekanne eelmiselt lehelt', 'algseis', 'seis perioodi alguses',
      'eelmise perioodi volgnevus',
    ],
    closing: [
      'loppsaldo', 'loppjaak', 'lopu saldo', 'uus saldo', 'jaak perioodi lopus', 'saldo perioodi lopus',
      'saldo seisuga', 'jaak seisuga', 'lopp saldo', 'jaak lopus', 'saldo lopus', 'perioodi loppsaldo',
      'perioodi loppjaak', 'konto loppsaldo', 'konto jaak perioodi lopus', 'uus jaak', 'konto jaak seisuga',
      'tasumisele kuuluv summa', 'kuulub tasumisele', 'ulekanne jargmisele lehele', 'loppseis',
      'seis perioodi lopus', 'kontojaak seisuga', 'tasuda', 'tasuda kokku', 'volgnevus kokku', 'vaba jaak',
    ],
    totalIn: [
      'kreedit kokku', 'laekumised kokku', 'kokku laekumised', 'sissetulekud kokku', 'kreeditkaive',
      'kreeditkaive kokku', 'kokku kreedit', 'laekunud kokku', 'kokku sissetulekud', 'krediteeritud kokku',
      'kreedit kaive', 'sissemaksed kokku', 'kokku laekunud', 'laekumiste summa', 'kokku sisse',
      'perioodi laekumised', 'perioodi kreeditkaive',
    ],
    totalOut: [
      'deebet kokku', 'valjaminekud kokku', 'kokku valjaminekud', 'valjamaksed kokku', 'deebetkaive',
      'deebetkaive kokku', 'kokku deebet', 'kokku valjamaksed', 'debiteeritud kokku', 'deebet kaive',
      'tasutud kokku', 'kulud kokku', 'kokku tasutud', 'valjaminekute summa', 'kokku valja',
      'perioodi valjaminekud', 'perioodi deebetkaive', 'ostud kokku', 'kulutused kokku',
    ],
    total: [
      'kokku', 'kaive', 'kaive kokku', 'vahesumma', 'summa kokku', 'kokku kaive', 'perioodi kaive', 'uldsumma',
      'kogusumma', 'kaibed', 'tehingud kokku', 'kaibed kokku', 'lehe summa', 'kokku lehel',
    ],
    accountNumber: [
      'konto number', 'kontonumber', 'konto nr', 'konto', 'iban', 'arvelduskonto', 'arvelduskonto number',
      'kaardi number', 'kaart', 'kaardi nr', 'arveldusarve', 'konto iban', 'kontonr', 'arveldusarve nr',
      'maksekonto', 'kaardinumber', 'krediitkaardi number',
    ],
    holder: [
      'kontoomanik', 'konto omanik', 'omanik', 'klient', 'kliendi nimi', 'konto nimi', 'nimi',
      'konto omaniku nimi', 'kaardi omanik', 'kaardi kasutaja', 'kliendi nimetus', 'kontoomaniku nimi',
      'kaardi valdaja', 'klient nimi', 'kaardiomanik', 'omaniku nimi',
    ],
    period: [
      'periood', 'ajavahemik', 'ajavahemikul', 'valjavotte periood', 'perioodi', 'perioodil',
      'konto valjavote perioodil', 'kontovaljavote perioodi kohta', 'konto valjavote', 'kontovaljavote',
      'arveldusperiood', 'valjavote perioodi kohta', 'perioodi kohta', 'valjavote ajavahemiku kohta',
      'ajavahemiku kohta', 'alates', 'periood alates', 'aruandeperiood', 'perioodi algus',
    ],
    periodTo: ['kuni', 'kuni kuupaev', 'perioodi lopp'],
    statementDate: [
      'valjavotte kuupaev', 'koostatud', 'koostamise kuupaev', 'valjastatud', 'valjavote koostatud', 'trukitud',
      'prinditud', 'seisuga', 'valjastamise kuupaev', 'arve kuupaev', 'valjatruki kuupaev',
      'valjavotte koostamise kuupaev', 'prindi kuupaev',
    ],
  }, // prettier-ignore
  sections: {
    in: [
      'laekumised', 'sissetulekud', 'kreedit', 'sissemaksed', 'laekunud maksed', 'kreeditkanded',
      'tagasimaksed',
    ],
    out: [
      'valjaminekud', 'valjamaksed', 'deebet', 'ostud', 'teenustasud', 'kaarditehingud', 'kulud',
      'sularaha valjavotmine', 'kaardiostud', 'deebetkanded', 'kaardimaksed', 'pusimaksed',
      'intressid ja tasud', 'tasud ja intressid',
    ],
    balances: [
      'paevasaldod', 'paevajaagid', 'saldod', 'keskmine saldo', 'jaagid', 'keskmine jaak',
    ],
    other: [
      'intressimaar', 'intressimaarad', 'broneeringud', 'broneeritud summad', 'ootel tehingud', 'kokkuvote',
      'teated', 'oluline info', 'oluline teave', 'boonuspunktid', 'punktid', 'tulevased maksed',
      'valuutakursid', 'hoiused', 'limiidid', 'tahtajalised hoiused', 'ettenahtud maksed',
      'kinnitamata tehingud', 'tootlemisel tehingud', 'hinnakiri', 'hoiuste tagamine',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['sissetulev makse', 'laekunud makse'],
    goesTo: ['valjaminev makse'],
    toCome: ['tagasilukatud', 'ootel', 'broneeritud', 'planeeritud'],
    page: ['lk', 'leht', 'lehekulg'],
  },
  marks: {
    debit: ['d', 'deebet'],
    credit: ['k', 'kreedit'],
  }, // prettier-ignore
  deposits: ['arvelduskonto'], // prettier-ignore
  limits: ['krediidilimiit', 'krediidi limiit', 'kasutatud limiit', 'vaba limiit', 'kasutamata krediidilimiit'], // prettier-ignore
  liability: [
    'krediitkaardi valjavote', 'krediitkaardi konto valjavote',
    'minimaalne tagasimakse', 'minimaalne makse', 'kuumakse tahtaeg', 'kasutatud krediit',
    'maksetahtpaev', 'krediitkaardi arve', 'miinimummakse', 'kohustuslik tagasimakse',
    'krediidi kulukuse maar', 'krediidikonto', 'tagasimakse tahtaeg', 'laenukonto',
  ], // prettier-ignore
  books: ['pearaamat'], // prettier-ignore
};
