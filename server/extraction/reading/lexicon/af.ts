import type { Lexicon } from './types.ts';

/** Afrikaans: South Africa and Namibia. */
export const af: Lexicon = {
  language: 'af',
  months: [
    ['januarie', 'jan'],
    ['februarie', 'feb', 'febr'],
    ['maart', 'mrt', 'mar'],
    ['april', 'apr'],
    ['mei'],
    ['junie', 'jun'],
    ['julie', 'jul'],
    ['augustus', 'aug'],
    ['september', 'sept', 'sep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['desember', 'des'],
  ], // prettier-ignore
  // Not "do": in Polish it joins the dates of a period.
  weekdays: [
    'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrydag', 'saterdag', 'sondag', 'ma', 'di', 'wo', 'vr', 'sa', 'so',
  ], // prettier-ignore
  columns: {
    date: [
      'datum', 'transaksiedatum', 'transaksie datum', 'datum van transaksie', 'boekingsdatum', 'boekdatum',
      'inskrywingsdatum', 'datum geboek', 'datum verwerk', 'verwerkingsdatum', 'plasingsdatum', 'dag',
      'transaksie dag', 'dat', 'trans datum',
    ],
    valueDate: ['waardedatum', 'waarde datum', 'effektiewe datum', 'rentedatum', 'valutadatum'],
    description: [
      'beskrywing', 'transaksiebeskrywing', 'transaksie beskrywing', 'beskrywing van transaksie', 'besonderhede',
      'transaksiebesonderhede', 'transaksie besonderhede', 'besonderhede van transaksie', 'transaksie',
      'transaksies', 'omskrywing', 'inskrywing', 'detail', 'details', 'handelaar', 'begunstigde', 'ontvanger',
      'betaler', 'naam', 'aankoop', 'aankope', 'transaksie inligting',
    ],
    reference: [
      'verwysing', 'verw', 'verwysingsnommer', 'verwysing nommer', 'verwysingsnr', 'verw nr', 'nommer', 'nr',
      'kode', 'tipe', 'soort', 'transaksiekode', 'transaksietipe', 'tjeknommer', 'tjek nr', 'tjek nommer',
      'kaart', 'kaartnommer', 'tak', 'takkode', 'kategorie', 'dokumentnommer', 'volgnommer',
    ],
    out: [
      'debiet', 'debiete', 'debietbedrag', 'debiet bedrag', 'bedrag debiet', 'uit', 'geld uit', 'bedrag uit',
      'onttrekking', 'onttrekkings', 'onttrek', 'uitbetaling', 'uitbetalings', 'uitbetaal', 'uitgaand', 'uitgawe',
      'uitgawes', 'debiteringe', 'gedebiteer', 'tjeks en debiete', 'debiet r', 'debiete r',
    ],
    in: [
      'krediet', 'krediete', 'kredietbedrag', 'krediet bedrag', 'bedrag krediet', 'geld in', 'bedrag in',
      'deposito', 'deposito s', 'depositos', 'inbetaling', 'inbetalings', 'inbetaal', 'ontvang', 'ontvangste',
      'inkomende', 'inkomste', 'gekrediteer', 'krediteringe', 'krediet r', 'krediete r',
    ],
    amount: [
      'bedrag', 'bedrae', 'transaksiebedrag', 'transaksie bedrag', 'bedrag r', 'bedrag in rand', 'bedrag rand',
      'debiet krediet', 'debiet of krediet', 'bedrag zar', 'bedrag nad',
    ],
    balance: [
      'saldo', 'balans', 'lopende saldo', 'lopende balans', 'rekeningsaldo', 'rekening saldo', 'saldo r',
      'saldo na transaksie', 'nuwe saldo', 'boeksaldo', 'uitstaande saldo', 'huidige saldo',
    ],
    mark: ['d k', 'dt kt', 'db kr', 'debiet krediet kode', 'teken'],
    currency: ['geldeenheid', 'muntsoort', 'munteenheid'],
    foreign: [
      'koste', 'bankkoste', 'fooi', 'fooie', 'diensfooi', 'diensgeld', 'btw', 'wisselkoers', 'koers', 'buitelandse bedrag',
      'bedrag in buitelandse valuta', 'buitelandse valuta', 'oorspronklike bedrag', 'rente', 'punte',
    ],
  }, // prettier-ignore
  labels: {
    // "Saldo oorgedra" is what was carried here, from the statement or the page before.
    opening: [
      'saldo oorgedra', 'balans oorgedra', 'oorgedra', 'oorgedra van vorige bladsy', 'saldo oorgedra van vorige bladsy',
      'openingsaldo', 'opening saldo', 'openingsbalans', 'beginsaldo', 'begin saldo', 'beginbalans', 'aanvangsaldo',
      'aanvangsbalans', 'vorige saldo', 'vorige balans', 'saldo oorgebring', 'balans oorgebring', 'oorgebring',
      'saldo oorgebring van vorige bladsy', 'oorgebring van vorige bladsy', 'vorige staatsaldo', 'vorige staat saldo',
      'saldo vorige staat', 'saldo van vorige staat', 'saldo op vorige staat', 'vorige sluitingsaldo',
      'saldo aan die begin', 'saldo aan begin van tydperk', 'ou saldo',
    ],
    closing: [
      'sluitingsaldo', 'sluiting saldo', 'sluitingsbalans', 'slotsaldo', 'slotbalans', 'afsluitingsaldo', 'eindsaldo',
      'eindbalans', 'nuwe saldo', 'nuwe balans', 'huidige saldo', 'huidige balans',
      'oorgedra na volgende bladsy', 'balans oorgedra na volgende bladsy', 'saldo oorgedra na volgende bladsy',
      'saldo op', 'saldo soos op', 'saldo aan die einde', 'saldo aan einde van tydperk', 'saldo van hierdie staat',
      'uitstaande saldo', 'bedrag betaalbaar', 'totaal betaalbaar', 'bedrag verskuldig', 'totaal verskuldig',
      'verskuldigde bedrag', 'finale saldo',
    ],
    totalIn: [
      'totale krediete', 'totaal krediete', 'totaal krediet', 'totale krediet', 'totale kredietbedrag',
      'totale deposito s', 'totaal deposito s', 'totale inbetalings', 'totaal inbetalings', 'totaal ontvang',
      'totale ontvangste', 'totaal ontvangste', 'totale inkomste', 'totaal geld in', 'geld in', 'totaal in',
      'som van krediete', 'totaal van krediete', 'totale betalings ontvang',
    ],
    totalOut: [
      'totale debiete', 'totaal debiete', 'totaal debiet', 'totale debiet', 'totale debietbedrag',
      'totale onttrekkings', 'totaal onttrekkings', 'totale uitbetalings', 'totaal uitbetalings', 'totale uitgawes',
      'totaal uitgawes', 'totaal uitbetaal', 'totaal geld uit', 'geld uit', 'totaal uit', 'som van debiete',
      'totaal van debiete', 'totale aankope', 'totaal aankope', 'totale betalings gemaak',
    ],
    dayEnd: ['dagsaldo', 'saldo van die dag', 'daaglikse saldo'],
    otherBalance: [
      'gemiddelde saldo', 'gemiddelde daaglikse saldo', 'beskikbare saldo', 'beskikbare balans', 'minimum saldo',
    ],
    total: [
      'totaal', 'totale', 'subtotaal', 'bladsytotaal', 'totaal van bladsy', 'totaal vir bladsy', 'groottotaal',
      'eindtotaal', 'totale transaksies', 'totaal transaksies', 'totale bankkoste',
    ],
    accountNumber: [
      'rekeningnommer', 'rekening nommer', 'rekeningnr', 'rekening nr', 'rek nr', 'rek nommer', 'rekening',
      'nommer van rekening', 'u rekeningnommer', 'u rekening', 'kaartnommer', 'kaart nommer', 'kaart nr',
      'tjekrekening', 'tjekrekeningnommer', 'spaarrekening', 'klientnommer', 'leningnommer',
    ],
    holder: [
      'rekeninghouer', 'naam van rekeninghouer', 'rekeningnaam', 'rekening naam', 'naam', 'naam van klient', 'klient',
      'klientnaam', 'kliente naam', 'kaarthouer', 'naam van kaarthouer',
    ],
    period: [
      'tydperk', 'staattydperk', 'staatperiode', 'periode', 'tydperk van', 'vir die tydperk', 'vir die tydperk van',
      'vir die periode', 'van', 'vanaf', 'transaksies van', 'transaksies vanaf', 'staat vir die tydperk', 'tussen',
      'staat van', 'tydperk van staat',
    ],
    periodTo: ['tot', 'tot en met', 't m', 'en'],
    dueDate: [
      'betaaldatum', 'betaal voor', 'betaalbaar voor', 'betaalbaar op', 'vervaldatum', 'betaling verskuldig op',
      'betaal teen', 'betaalbaar teen',
    ],
    year: ['jaar', 'boekjaar'],
    statementDate: [
      'staatdatum', 'datum van staat', 'staat datum', 'datum uitgereik', 'uitgereik op', 'uitreikingsdatum', 'drukdatum',
      'gedruk op', 'afgedruk op', 'datum gedruk', 'datum', 'staat soos op', 'opgestel op',
    ],
  }, // prettier-ignore
  sections: {
    paid: ['betalings', 'u betalings'],
    in: [
      'krediete', 'deposito s', 'inbetalings', 'inkomste', 'ontvangste', 'deposito s en krediete', 'ander krediete',
      'betalings ontvang', 'inkomende betalings', 'krediete en deposito s', 'geld in', 'terugbetalings',
    ],
    out: [
      'debiete', 'onttrekkings', 'uitbetalings', 'uitgawes', 'debietorders', 'aftrekorders', 'tjeks', 'aankope',
      'kaartaankope', 'kontantonttrekkings', 'bankkoste', 'koste', 'fooie', 'diensgelde', 'uitgaande betalings',
      'betalings gemaak', 'rekeningbetalings', 'ander debiete', 'onttrekkings en debiete', 'geld uit',
      'aankope en onttrekkings',
    ],
    balances: ['daaglikse saldo s', 'daaglikse saldos', 'saldo s', 'dagsaldo s', 'saldo per dag'],
    other: [
      'opsomming', 'rekeningopsomming', 'opsomming van rekening', 'hangende transaksies', 'uitstaande transaksies',
      'rentekoerse', 'rentekoers', 'belangrike inligting', 'inligting', 'belangrike kennisgewing',
      'opsomming van koste', 'kosteopsomming', 'lojaliteitspunte', 'punte', 'wisselkoerse',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['oorplasing van'],
    goesTo: ['oorplasing na'],
    determiners: ['jou'],
    currency: ['geldeenheid'],
    page: ['bladsy'],
    pageOf: ['van'],
  }, // prettier-ignore
  marks: {
    debit: ['d', 'db', 'dt', 'dr', 'debiet'],
    credit: ['k', 'kt', 'cr', 'krediet'],
  }, // prettier-ignore
  deposits: ['tjekrekening', 'spaarrekening'], // prettier-ignore
  limits: ['kredietlimiet'], // prettier-ignore
  liability: [
    'kredietkaart', 'kredietkaartstaat', 'kredietkaartrekening', 'beskikbare krediet',
    'minimum betaling', 'minimum paaiement', 'minimum bedrag betaalbaar', 'minimum bedrag verskuldig',
    'uitstaande lening', 'huislening', 'leningsaldo', 'leningrekening', 'leningnommer', 'persoonlike lening',
    'kaarthouer', 'maandelikse paaiement', 'voertuigfinansiering', 'begrotingsrekening',
  ], // prettier-ignore
  books: ['grootboek', 'grootboekrekening', 'algemene grootboek'], // prettier-ignore
};
