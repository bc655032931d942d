import type { Lexicon } from './types.ts';

/**
 * Croatian, Bosnian and Serbian in Latin letters. "Listopad" is October here but November in Polish and Czech;
 * it is left out, as are "lip", "srp" and "lis".
 */
export const hr: Lexicon = {
  language: 'hr',
  months: [
    ['sijecanj', 'sijecnja', 'sij', 'januar', 'januara', 'jan', 'januaru'],
    ['veljaca', 'veljace', 'velj', 'vel', 'februar', 'februara', 'feb', 'februaru'],
    ['ozujak', 'ozujka', 'ozu', 'mart', 'marta', 'mar', 'martu'],
    ['travanj', 'travnja', 'tra', 'trav', 'april', 'aprila', 'apr', 'aprilu'],
    ['svibanj', 'svibnja', 'svi', 'svib', 'maj', 'maja', 'maju'],
    ['lipanj', 'lipnja', 'lip', 'jun', 'juni', 'juna', 'junu'],
    ['srpanj', 'srpnja', 'srp', 'jul', 'juli', 'jula', 'julu'],
    ['kolovoz', 'kolovoza', 'kol', 'avgust', 'august', 'avgusta', 'augusta', 'avg', 'aug'],
    ['rujan', 'rujna', 'ruj', 'septembar', 'septembra', 'sep', 'sept', 'septembru'],
    ['listopad', 'listopada', 'listopadu', 'lis', 'oktobar', 'oktobra', 'okt', 'oktobru'],
    ['studeni', 'studenoga', 'studenog', 'stu', 'stud', 'novembar', 'novembra', 'nov', 'novembru'],
    ['prosinac', 'prosinca', 'pro', 'pros', 'decembar', 'decembra', 'dec', 'decembru'],
  ], // prettier-ignore
  weekdays: [
    'ponedjeljak', 'ponedeljak', 'utorak', 'srijeda', 'sreda', 'cetvrtak', 'petak', 'subota', 'nedjelja',
    'nedelja', 'uto', 'sri', 'sre', 'cet', 'pet', 'ned',
  ], // prettier-ignore
  columns: {
    date: [
      'datum', 'datum knjizenja', 'datum transakcije', 'datum izvrsenja', 'datum obrade', 'datum promjene',
      'datum promene', 'datum naloga', 'datum prometa', 'datum troska', 'datum placanja',
      'datum proknjizavanja', 'knjizeno', 'datum terecenja', 'dan', 'datum i vrijeme', 'datum i vreme',
      'datum knjiz', 'datum izvr', 'datum kupnje', 'datum kupovine', 'datum realizacije', 'datum evidentiranja',
      'datum nastanka', 'datum nastanka troska', 'datum obracuna', 'dat knj', 'datum transak',
    ],
    valueDate: [
      'datum valute', 'valuta datum', 'datum dospijeca', 'datum val', 'datum valutiranja', 'dat val',
    ],
    description: [
      'opis', 'opis transakcije', 'opis placanja', 'opis promjene', 'opis promene', 'opis prometa', 'svrha',
      'svrha placanja', 'svrha doznake', 'opis placanja i transakcije', 'naziv', 'naziv primatelja',
      'naziv platitelja', 'naziv platitelja primatelja', 'primatelj', 'platitelj', 'platitelj primatelj',
      'primatelj platitelj', 'naziv partnera', 'partner', 'transakcija', 'transakcije', 'vrsta transakcije',
      'vrsta prometa', 'promjena', 'promjene', 'nalogodavac', 'uplatitelj', 'primalac', 'platilac', 'uplatilac',
      'primalac uplatilac', 'naziv primaoca', 'mjesto transakcije', 'mjesto kupnje', 'prodajno mjesto',
      'detalji', 'detalji transakcije', 'duznik povjerilac', 'duznik poverilac', 'nalogodavac primalac',
      'opis troska', 'naziv nalogodavca primaoca', 'mesto transakcije', 'naziv i adresa', 'prodavatelj',
      'naziv prodajnog mjesta', 'detalji placanja', 'korisnik', 'promet opis', 'opis naloga', 'tip transakcije',
    ],
    reference: [
      'poziv na broj', 'referenca', 'broj naloga', 'referentni broj', 'broj transakcije', 'redni broj', 'r br',
      'rbr', 'rb', 'rb br', 'broj dokumenta', 'sifra', 'sifra placanja', 'sif', 'poziv na br', 'pnb',
      'referenca placanja', 'model i poziv na broj', 'broj', 'oznaka', 'broj racuna primatelja',
      'racun primatelja', 'racun partnera', 'racun platitelja primatelja', 'id transakcije', 'identifikator',
      'br naloga', 'broj kartice', 'kartica', 'oznaka transakcije', 'broj potvrde', 'kategorija', 'vrsta',
      'referenca banke', 'broj racuna partnera', 'racun primaoca', 'partija', 'broj partije',
      'poziv na broj zaduzenja', 'poziv na broj odobrenja', 'sifra osnova',
    ],
    out: [
      'isplata', 'isplate', 'terecenje', 'terecenja', 'duguje', 'dugovni promet', 'dugovni', 'zaduzenje',
      'zaduzenja', 'rashod', 'rashodi', 'na teret', 'na teret racuna', 'na teret rn', 'isplaceno', 'odljev',
      'odlivi', 'odliv', 'iznos isplate', 'dugovna', 'isplate eur', 'isplata eur', 'dugovanje', 'dugovanja',
      'potroseno', 'rashod eur', 'teret', 'iznos terecenja', 'iznos zaduzenja', 'troskovi', 'odljevi', 'trosak',
      'dugovni iznos', 'placanja', 'iznos duguje',
    ],
    in: [
      'uplata', 'uplate', 'odobrenje', 'odobrenja', 'potrazuje', 'potrazni promet', 'potrazni', 'prihod',
      'prihodi', 'primici', 'primitak', 'u korist', 'u korist racuna', 'u korist rn', 'uplaceno', 'priljev',
      'prilivi', 'priliv', 'iznos uplate', 'potrazna', 'uplate eur', 'uplata eur', 'potrazivanje',
      'potrazivanja', 'primljeno', 'iznos odobrenja', 'priljevi', 'potrazni iznos', 'korist', 'iznos potrazuje',
      'prihod eur',
    ],
    amount: [
      'iznos', 'iznos transakcije', 'iznos eur', 'iznos u', 'iznos u eur', 'iznos u eurima', 'iznos u kn',
      'iznos u rsd', 'iznos u km', 'iznos km', 'iznos rsd', 'promet', 'iznos u valuti racuna',
      'iznos u domacoj valuti', 'iznos naloga', 'iznos promjene', 'iznos kn', 'isplata uplata',
      'uplata isplata', 'duguje potrazuje', 'iznos placanja', 'iznos u dinarima', 'iznos troska',
      'iznos terecenja odobrenja', 'terecenje odobrenje', 'ukupan iznos', 'iznos obracuna',
      'zaduzenje odobrenje', 'rashod prihod', 'iznos u valuti kartice', 'obracunati iznos', 'iznos prometa',
    ],
    balance: [
      'stanje', 'saldo', 'novo stanje', 'stanje racuna', 'stanje na racunu', 'stanje eur', 'saldo racuna',
      'stanje nakon transakcije', 'raspolozivo stanje', 'knjigovodstveno stanje', 'saldo eur',
      'stanje nakon promjene', 'stanje posle promene', 'stanje po racunu', 'tekuce stanje', 'stanje nakon',
      'stanje posle transakcije', 'trenutno stanje', 'raspolozivo', 'saldo nakon transakcije',
      'preostalo stanje',
    ],
    mark: ['d p', 'd p oznaka', 'predznak', 'strana', 'dug pot', 'smjer', 'oznaka d p'],
    currency: ['valuta', 'oznaka valute', 'val', 'sifra valute', 'valuta racuna'],
    foreign: [
      'tecaj', 'kurs', 'originalni iznos', 'izvorni iznos', 'iznos u originalnoj valuti', 'originalna valuta',
      'iznos u valuti', 'iznos u stranoj valuti', 'iznos u izvornoj valuti', 'izvorna valuta', 'naknada',
      'naknade', 'provizija', 'iznos naknade', 'kamata', 'porez', 'iznos u valuti transakcije',
      'valuta transakcije', 'iznos u originalnoj valuti transakcije', 'pdv', 'provizije', 'iznos devizni',
      'devizni iznos', 'strana valuta', 'protuvrijednost',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'pocetno stanje', 'prethodno stanje', 'staro stanje', 'stanje prethodnog izvoda', 'prethodni saldo',
      'pocetni saldo', 'preneseno stanje', 'donos', 'stanje na pocetku razdoblja', 'stanje na pocetku perioda',
      'stanje prethodnog izvatka', 'stanje na pocetku', 'stanje po prethodnom izvodu',
      'stanje po prethodnom izvatku', 'stanje zadnjeg izvatka', 'donos s prethodne stranice',
      'stanje na pocetku dana', 'prijenos s prethodne stranice', 'donos sa prethodne strane',
      'stanje prethodnog dana', 'pocetno stanje na dan', 'saldo prethodnog izvoda',
      'prijenos iz prethodnog razdoblja', 'prenos sa prethodne strane', 'prethodno stanje racuna',
      'stanje iz prethodnog izvoda', 'stanje iz prethodnog razdoblja', 'saldo prethodnog izvatka',
      'dug iz prethodnog razdoblja', 'stanje iz prethodnog perioda', 'stanje po izvodu prethodnog dana',
      'preneseni saldo', 'prethodno dugovanje', 'stanje prethodnog obracuna', 'prijenos salda',
      'dugovanje iz prethodnog razdoblja', 'saldo na pocetku razdoblja',
    ],
    closing: [
      'zavrsno stanje', 'novo stanje', 'konacno stanje', 'krajnje stanje', 'novi saldo', 'zavrsni saldo',
      'konacni saldo', 'stanje na kraju razdoblja', 'stanje na kraju perioda', 'stanje na kraju', 'za prijenos',
      'prijenos na sljedecu stranicu', 'stanje na dan', 'stanje na kraju dana', 'saldo na dan',
      'stanje racuna na dan', 'raspolozivo stanje', 'prenos na sledecu stranu', 'novo stanje na dan',
      'zavrsno stanje na dan', 'stanje po izvodu', 'stanje po ovom izvodu', 'trenutno stanje',
      'ukupno za platiti', 'ukupan dug', 'ukupno dugovanje', 'ukupno za placanje', 'iznos za placanje',
      'za platiti', 'saldo na kraju razdoblja', 'zakljucno stanje', 'stanje ovog izvoda',
      'ukupan iznos za placanje', 'krajnji saldo', 'tekuce stanje', 'ukupna obveza',
      'dospjeli iznos za placanje', 'ukupan dug na dan', 'raspolozivo stanje na dan',
      'prijenos na iducu stranicu', 'ukupna obaveza', 'ukupno dospjelo', 'ukupan iznos duga', 'iznos racuna',
      'stanje racuna',
    ],
    otherBalance: [
      'raspolozivo stanje', 'raspolozivo stanje na dan',
      'raspolozivo stanje s limitom', 'raspolozivo s limitom', 'raspoloziva sredstva', 'prosjecno stanje', 'prosecno stanje',
    ],
    totalIn: [
      'ukupni priljev',
      'ukupno uplate', 'ukupne uplate', 'ukupno uplata', 'ukupno odobrenja', 'ukupno potrazuje',
      'ukupni primici', 'ukupan priliv', 'ukupni priljevi', 'ukupni potrazni promet', 'potrazni promet',
      'ukupno priljev', 'ukupno prihodi', 'ukupno u korist', 'suma uplata', 'ukupno odobreno', 'uplate ukupno',
      'zbroj uplata', 'ukupno primici', 'ukupni prihodi', 'ukupan potrazni promet', 'prilivi ukupno',
      'ukupan promet u korist', 'promet potrazuje', 'uplate', 'ukupno korist', 'zbroj odobrenja',
      'ukupno odobrenje', 'uplate u razdoblju', 'ukupno prilivi', 'ukupno prihod', 'ukupno uplaceno',
      'odobrenja ukupno', 'primici ukupno', 'zbir uplata', 'ukupno pot', 'primljene uplate',
    ],
    totalOut: [
      'ukupni odljev',
      'ukupno isplate', 'ukupne isplate', 'ukupno isplata', 'ukupno terecenja', 'ukupno duguje',
      'ukupni izdaci', 'ukupan odliv', 'ukupni odljevi', 'ukupni dugovni promet', 'dugovni promet',
      'ukupno odljev', 'ukupno rashodi', 'ukupno na teret', 'suma isplata', 'ukupno zaduzeno', 'isplate ukupno',
      'zbroj isplata', 'ukupno izdaci', 'ukupni rashodi', 'ukupan dugovni promet', 'odlivi ukupno',
      'ukupan promet na teret', 'promet duguje', 'isplate', 'ukupno teret', 'zbroj terecenja',
      'ukupno terecenje', 'isplate u razdoblju', 'ukupno odlivi', 'ukupno rashod', 'ukupno isplaceno',
      'terecenja ukupno', 'ukupni troskovi', 'ukupna potrosnja', 'ukupno zaduzenja', 'izdaci ukupno',
      'zbir isplata', 'ukupno dug', 'ukupno zaduzenje', 'ukupno troskovi',
    ],
    total: [
      'ukupno', 'sveukupno', 'ukupni promet', 'ukupan promet', 'zbroj', 'meduzbroj', 'suma', 'ukupno stranica',
      'promet ukupno', 'svega', 'saldo prometa', 'zbir', 'rekapitulacija', 'ukupno promet',
      'ukupno za stranicu', 'ukupno za dan', 'ukupno transakcije', 'ukupno po kartici', 'meduzbir',
    ],
    accountNumber: [
      'broj racuna', 'racun broj', 'racun br', 'iban', 'br racuna', 'broj tekuceg racuna', 'tekuci racun',
      'iban racuna', 'ziro racun', 'broj kartice', 'racun iban', 'broj racuna iban', 'partija', 'broj partije',
      'iban broj', 'transakcijski racun', 'broj ziro racuna', 'tekuci racun broj', 'broj kreditne kartice',
      'izvod po racunu', 'izvod za racun', 'izvadak po racunu', 'broj bankovnog racuna', 'izvadak za racun',
      'racun', 'broj transakcijskog racuna', 'po racunu',
    ],
    holder: [
      'vlasnik', 'vlasnik racuna', 'ime i prezime', 'naziv klijenta', 'klijent', 'korisnik', 'korisnik racuna',
      'naziv vlasnika', 'imatelj racuna', 'ime vlasnika', 'naziv racuna', 'korisnik kartice', 'nositelj racuna',
      'naziv vlasnika racuna', 'ime i prezime korisnika', 'komitent', 'naziv komitenta', 'vlasnik kartice',
      'ime klijenta', 'nosilac racuna', 'osnovni korisnik', 'naziv korisnika', 'ime i prezime vlasnika',
      'klijent naziv', 'nositelj',
    ],
    period: [
      'razdoblje', 'za razdoblje', 'period', 'za period', 'razdoblje od', 'od', 'izvadak za razdoblje',
      'izvod za period', 'u razdoblju od', 'u razdoblju', 'obracunsko razdoblje', 'u periodu od',
      'promet za razdoblje', 'promet za period', 'period od', 'za razdoblje od', 'za period od', 'od datuma',
      'datum od', 'obracunski period', 'od dana', 'transakcije za razdoblje', 'izvod za period od',
      'promet po racunu za razdoblje', 'za mjesec', 'izvadak za razdoblje od', 'razdoblje izvatka', 'u periodu',
      'pregled prometa za razdoblje', 'promet u razdoblju', 'za mesec', 'promjene u razdoblju',
      'vremensko razdoblje', 'period izvoda', 'promet za razdoblje od',
    ],
    periodTo: ['do', 'do datuma', 'do dana', 'i', 'datum do'],
    onlyDay: ['za dan', 'izvod za dan', 'promet za dan', 'za datum', 'promene za dan', 'promjene za dan'],
    statementDate: [
      'datum izvoda', 'datum izvatka', 'datum izdavanja', 'datum ispisa', 'datum izrade', 'datum stampe',
      'ispisano', 'datum kreiranja', 'datum obracuna racuna', 'izdano', 'kreirano', 'datum racuna',
      'stanje na datum', 'datum zakljucenja', 'na dan', 'datum generiranja', 'datum izrade izvatka',
      'datum obavijesti', 'dana', 'datum ispostavljanja', 'izvod na dan', 'datum dokumenta', 'datum izvjestaja',
      'datum izdavanja racuna',
    ],
  }, // prettier-ignore
  sections: {
    in: [
      'uplate', 'odobrenja', 'priljevi', 'prilivi', 'prihodi', 'primici', 'uplate na racun', 'ukupne uplate',
      'primljene uplate', 'uplate i povrati', 'povrati',
    ],
    out: [
      'isplate', 'terecenja', 'odljevi', 'odlivi', 'rashodi', 'troskovi', 'naknade', 'isplate s racuna',
      'karticne transakcije', 'trajni nalozi', 'kupnje', 'naknade i provizije', 'provizije',
      'podizanje gotovine', 'isplate gotovine', 'transakcije karticom', 'naknade i kamate', 'placanja karticom',
      'trosak po karticama', 'izdaci', 'isplate sa racuna', 'podizanje gotovog novca', 'kamate i naknade',
      'bezgotovinske transakcije', 'gotovinske transakcije', 'kupovine',
    ],
    balances: [
      'dnevna stanja', 'stanja', 'pregled stanja', 'prosjecno stanje', 'prosecno stanje', 'dnevni saldo',
      'stanje po danima', 'stanja na kraju dana',
    ],
    other: [
      'kamatne stope', 'kamatna stopa', 'rezervacije', 'rezervirana sredstva', 'rezervisana sredstva',
      'neproknjizene transakcije', 'transakcije na cekanju', 'obavijesti', 'obavestenja', 'poruke',
      'vazne informacije', 'napomena', 'napomene', 'sazetak', 'pregled', 'tecajna lista', 'kursna lista',
      'nagradni bodovi', 'program nagradivanja', 'bodovi', 'obrocna otplata', 'pregled obrocne otplate',
      'otplata na rate', 'preostale rate', 'plan otplate', 'dozvoljeno prekoracenje', 'zbirni pregled',
      'nadolazeca placanja', 'pregled naknada', 'izvjesce o naknadama', 'osiguranje depozita',
      'nadolazeci troskovi', 'predbiljezbe', 'autorizacije', 'orocena stednja', 'nerealizirane transakcije',
      'transakcije u obradi', 'ovrhe', 'rezervacije po kartici',
      'tecajevi',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['dolazni prijenos', 'dolazna uplata', 'primljena uplata'],
    goesTo: ['odlazni prijenos', 'odlazna uplata'],
    toCome: ['odbijene', 'rezervirane', 'planirane', 'buduce', 'na cekanju'],
    currency: ['valuta'],
    page: ['stranica', 'str'],
    pageOf: ['od'],
  }, // prettier-ignore
  marks: {
    debit: ['d', 'dug', 'duguje', 'isplata', 'teret'],
    credit: ['pot', 'potrazuje', 'uplata', 'korist'],
  }, // prettier-ignore
  deposits: ['tekuci racun', 'ziro racun', 'transakcijski racun', 'stedni racun'], // prettier-ignore
  limits: ['kreditni limit', 'limit potrosnje', 'raspolozivi limit', 'odobreni limit', 'neiskoristeni limit', 'iskoristeni limit', 'neiskorisceni limit', 'efektivna kamatna stopa'], // prettier-ignore
  liability: [
    'obavijest o ucinjenim troskovima', 'izvod kreditne kartice', 'racun kreditne kartice', 'limit kartice',
    'minimalna uplata', 'minimalni iznos za placanje', 'minimalni iznos',
    'datum dospijeca placanja', 'rok placanja', 'troskovi po kreditnoj kartici',
    'obvezna minimalna uplata', 'minimalni iznos uplate', 'revolving kartica',
    'obavijest o troskovima', 'minimalna obaveza', 'minimalna rata',
    'ukupan dug na dan', 'izvadak po kreditnoj kartici', 'dospijece placanja',
    'obavezna minimalna uplata', 'izvod po kreditnoj kartici',
  ], // prettier-ignore
  books: ['kartica konta', 'glavna knjiga', 'analiticka kartica', 'financijska kartica'], // prettier-ignore
  bills: {
    charged: ['racun', 'izlazni racun'],
    settled: ['uplata', 'placanje', 'odobrenje'],
  }, // prettier-ignore
};
