import type { Lexicon } from './types.ts';

/** Finnish. */
export const fi: Lexicon = {
  language: 'fi',
  months: [
    ['tammikuu', 'tammikuuta', 'tammikuun', 'tammi'],
    ['helmikuu', 'helmikuuta', 'helmikuun', 'helmi'],
    ['maaliskuu', 'maaliskuuta', 'maaliskuun', 'maalis'],
    ['huhtikuu', 'huhtikuuta', 'huhtikuun', 'huhti'],
    ['toukokuu', 'toukokuuta', 'toukokuun', 'touko'],
    ['kesakuu', 'kesakuuta', 'kesakuun', 'kesa'],
    ['heinakuu', 'heinakuuta', 'heinakuun', 'heina'],
    ['elokuu', 'elokuuta', 'elokuun', 'elo'],
    ['syyskuu', 'syyskuuta', 'syyskuun', 'syys'],
    ['lokakuu', 'lokakuuta', 'lokakuun', 'loka'],
    ['marraskuu', 'marraskuuta', 'marraskuun', 'marras'],
    ['joulukuu', 'joulukuuta', 'joulukuun', 'joulu'],
  ], // prettier-ignore
  // Not "to": it joins the dates of a period in English.
  weekdays: [
    'maanantai', 'tiistai', 'keskiviikko', 'torstai', 'perjantai', 'lauantai', 'sunnuntai', 'ma', 'ti', 'ke', 'pe',
    'la', 'su',
  ], // prettier-ignore
  columns: {
    date: [
      // The day of a standing order that comes next.
      'seuraava paiva', 'seuraava erapaiva', 'seuraava maksu',
      'paiva', 'paivamaara', 'pvm', 'kirjauspaiva', 'kirjauspvm', 'kirjaus pvm', 'kirj pvm', 'kirjaus', 'kirjattu',
      'tapahtumapaiva', 'tapahtumapvm', 'tap pvm', 'maksupaiva', 'maksupvm', 'ostopaiva', 'ostopvm',
      'kirjauspaivamaara', 'tapahtuma pvm', 'paivays', 'kirjaus paiva', 'pv', 'kirjauspv', 'tapahtuman paiva',
      'tapahtumapaivamaara', 'maksupaivamaara', 'kirjauspaivat', 'kasittelypaiva', 'osto pvm', 'tapahtuma aika',
      'aika', 'kirj pv', 'tap pv',
    ],
    valueDate: [
      'arvopaiva', 'arvopvm', 'arvo pvm', 'arvopaivamaara', 'arvo', 'korkopaiva', 'arvopv', 'arvo pv', 'arvop', 'maksu arvopaiva',
    ],
    description: [
      'selite', 'selitys', 'tapahtuma', 'tapahtumat', 'kuvaus', 'saaja', 'maksaja', 'saaja maksaja', 'maksaja saaja',
      'saajan nimi', 'viesti', 'viesti selite', 'nimi', 'tapahtumaselite', 'tapahtuman kuvaus', 'tapahtumalaji',
      'tapahtumatyyppi', 'laji', 'tiedot', 'tapahtumatiedot', 'saaja tai maksaja', 'maksunsaaja', 'kauppias',
      'ostopaikka', 'myyja', 'tapahtuman tiedot', 'lisatiedot', 'paikka', 'liike', 'panot ja otot', 'selvitys',
      'teksti', 'saajan tai maksajan nimi', 'saaja maksaja viesti', 'maksun saaja', 'palvelu', 'osto', 'ostot',
      'tilitapahtuma', 'tilitapahtumat', 'toiminto', 'kauppa', 'saaja ja viesti', 'maksun aihe', 'vastapuoli',
      'viestit',
      'saaja maksaja ja selite',
    ],
    reference: [
      'viite', 'viitenumero', 'arkistointitunnus', 'arkistotunnus', 'arkistointinumero', 'numero', 'nro', 'tunnus',
      'koodi', 'tilinumero', 'saajan tilinumero', 'vastatili', 'iban', 'bic', 'tapahtumanumero', 'kortti',
      'kortin numero', 'arkistoviite', 'luokka', 'viite viesti', 'tositenumero', 'juokseva numero', 'nr', 'tap nro',
      'saajan tili', 'maksajan viite', 'tila', 'kirjausviite', 'arkistointi tunnus', 'sekki', 'saajan pankki',
    ],
    out: [
      'otto', 'otot', 'veloitus', 'veloitukset', 'debet', 'maksu', 'maksut', 'meno', 'menot', 'tililta',
      'tililtapano', 'tililtapanot', 'nosto', 'nostot', 'otto eur', 'lahteva', 'meneva', 'otto euroa', 'veloitus eur',
      'veloitettu', 'maksettu', 'ulos', 'tililtaotto', 'tililtaotot', 'kulut', 'lahtevat',
    ],
    in: [
      'pano', 'panot', 'hyvitys', 'hyvitykset', 'kredit', 'tulo', 'tulot', 'talletus', 'talletukset', 'tilille',
      'tilillepano', 'tilillepanot', 'pano eur', 'saapuva', 'tuleva', 'pano euroa', 'hyvitys eur', 'hyvitetty',
      'saatu', 'sisaan', 'saapuvat', 'suoritus', 'suoritukset',
    ],
    amount: [
      'maara', 'maara eur', 'maara euroa', 'maara euroina', 'summa', 'euroa', 'eur', 'euromaara', 'rahamaara',
      'summa eur', 'otto pano', 'pano otto', 'tapahtuman maara', 'maksun maara', 'summa euroa', 'kirjattu maara',
      'maara tilin valuutassa', 'yhteensa eur', 'panot otot', 'otot panot', 'veloitus hyvitys', 'euro', 'maara e',
    ],
    balance: [
      'saldo', 'saldo eur', 'tilin saldo', 'kaytettavissa', 'saldo euroa', 'kirjanpidollinen saldo', 'uusi saldo',
      'jaljella', 'kirjattu saldo', 'saldo tapahtuman jalkeen', 'nykyinen saldo', 'velka', 'juokseva saldo',
      'loppusaldo',
      'saldo jalkeen', 'kirjanpitosaldo',
    ],
    mark: ['etumerkki', 'merkki', 'tunnus otto pano'],
    currency: ['valuutta', 'valuuttakoodi', 'rahayksikko', 'tilin valuutta'],
    foreign: [
      'alkuperainen maara', 'valuuttamaara', 'ulkomaan valuutta', 'alkuperainen summa', 'alkuperainen valuutta',
      'kurssi', 'vaihtokurssi', 'valuuttakurssi', 'palkkio', 'alv', 'maara valuutassa', 'ostovaluutta',
      'ulkomaanvaluutta', 'summa valuutassa', 'korko', 'palvelumaksu', 'muuntokurssi', 'bonus', 'bonukset', 'pisteet',
      'alkuperainen rahamaara', 'valuutanvaihtokulu', 'verot',
      'maara muussa valuutassa', 'muu valuutta',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'alkusaldo', 'edellinen saldo', 'saldo edellinen', 'saldo kauden alussa', 'saldo edelliselta tiliotteelta',
      'saldo jakson alussa', 'alkusaldo eur', 'edellisen tiliotteen saldo', 'vanha saldo',
      'siirto edelliselta sivulta', 'siirretty edelliselta sivulta', 'siirto edelliselta tiliotteelta',
      'tilin alkusaldo', 'saldo alussa', 'avaava saldo', 'edellinen loppusaldo', 'edellisen laskun saldo',
      'velka edelliselta laskulta', 'edellisen laskun loppusumma', 'saldo edelliselta laskulta', 'aloitussaldo',
      'kauden alkusaldo', 'jakson alkusaldo', 'saldo edelliselta sivulta', 'saldo edellisella laskulla',
      'edellinen lasku', 'edellisen jakson saldo', 'alkava saldo', 'velan maara edellisella laskulla',
      'saldo edellisessa tiliotteessa', 'luottosaldo kauden alussa',
      'saldo edellisesta tiliotteesta', 'luottosaldo edellisella laskulla',
    ],
    closing: [
      'loppusaldo', 'uusi saldo', 'saldo kauden lopussa', 'saldo jakson lopussa', 'nykyinen saldo', 'paattyva saldo',
      'tilin loppusaldo', 'siirto seuraavalle sivulle', 'siirretaan seuraavalle sivulle', 'siirretaan',
      'saldo lopussa', 'loppusaldo eur', 'tilin saldo', 'maksettavaa', 'maksettava yhteensa', 'maksettavaa yhteensa',
      'maksettava', 'laskun loppusumma', 'velka yhteensa', 'saldo erapaivana', 'paatossaldo', 'kauden loppusaldo',
      'jakson loppusaldo', 'saldo paivan lopussa', 'saldo seuraavalle sivulle', 'uusi luottosaldo', 'luottosaldo',
      'velan maara', 'loppusumma', 'saldo tililla', 'luottosaldo kauden lopussa', 'kirjattu saldo',
      'jaljella oleva velka', 'uusi velka', 'sulkeva saldo',
      'luoton saldo', 'yhteensa maksettavaa',
    ],
    totalIn: [
      'panot yhteensa', 'yhteensa panot', 'tilillepanot yhteensa', 'hyvitykset yhteensa', 'tulot yhteensa', 'panot',
      'tilillepanot', 'talletukset yhteensa', 'panot yht', 'yhteensa pano', 'saapuneet yhteensa', 'panot kirjauspaivan alusta',
      'suoritukset yhteensa', 'maksusuoritukset yhteensa', 'tulot', 'hyvitykset', 'yhteensa tilillepanot',
      'panojen summa', 'saadut maksut', 'panoja yhteensa', 'panojen maara', 'panoja', 'maksusuoritukset',
      'suoritukset', 'suoritukset ja hyvitykset', 'yht panot', 'tilille yhteensa', 'kredit yhteensa',
    ],
    totalOut: [
      'otot yhteensa', 'yhteensa otot', 'tililtapanot yhteensa', 'veloitukset yhteensa', 'menot yhteensa', 'otot',
      'tililtapanot', 'tililtaotot yhteensa', 'otot kirjauspaivan alusta', 'nostot yhteensa', 'otot yht', 'yhteensa otto', 'maksut yhteensa',
      'ostot yhteensa', 'menot', 'veloitukset', 'yhteensa tililtapanot', 'ottojen summa', 'otoja yhteensa',
      'ottoja yhteensa', 'uudet tapahtumat yhteensa', 'uudet ostot', 'ottojen maara', 'ottoja', 'ostot ja nostot',
      'tililtaotot', 'yht otot', 'tililta yhteensa', 'debet yhteensa', 'uudet tapahtumat', 'ostot ja veloitukset',
      'ostot',
    ],
    dayEnd: ['saldo', 'paivan saldo'],
    otherBalance: ['maksettava vahintaan', 'vahimmaismaksu', 'maksa vahintaan', 'kayttovara'],
    total: [
      'yhteensa', 'yht', 'summa yhteensa', 'valisumma', 'sivu yhteensa', 'loppusummat', 'yhteenveto',
      'tapahtumat yhteensa', 'kokonaissumma', 'sivun summa', 'saldo pvm', 'kortti yhteensa',
      'sivun tapahtumat yhteensa', 'kortin tapahtumat yhteensa', 'kausi yhteensa', 'kaikki yhteensa',
      'jakso yhteensa', 'laskutusjakso yhteensa', 'panot yhteensa', 'otot yhteensa',
    ],
    accountNumber: [
      'tilinumero', 'tilin numero', 'tili', 'iban', 'tilinro', 'tilinumero iban', 'kortin numero', 'kortti',
      'tili nro', 'korttinumero', 'iban tilinumero', 'iban numero', 'luottotili', 'lainan numero', 'tilinumerosi',
      'luottotilin numero', 'tilin iban', 'kayttotili',
    ],
    holder: [
      'tilinomistaja', 'tilin omistaja', 'omistaja', 'asiakas', 'nimi', 'asiakkaan nimi', 'kortinhaltija',
      'kortin haltija', 'tilinhaltija', 'tilin haltija', 'tilinomistajat', 'haltija', 'paakortinhaltija',
      'asiakasnimi', 'tilin omistajat', 'lainansaaja', 'tilin nimi', 'yritys',
    ],
    period: [
      'kausi', 'ajalta', 'jakso', 'ajanjakso', 'tiliotteen kausi', 'tilikausi', 'aikavali', 'tiliotekausi',
      'tiliote ajalta', 'kaudelta', 'tapahtumat ajalta', 'tilitapahtumat ajalta', 'tiliotejakso',
      'tapahtumat aikavalilla', 'aikavalilta', 'laskutuskausi', 'laskutusjakso', 'tiliote', 'alkaen', 'tapahtumat',
      'tapahtumaote ajalta', 'kuukausi',
    ],
    periodTo: ['asti', 'saakka', 'ja'],
    dueDate: ['erapaiva', 'erapvm', 'maksettava viimeistaan'],
    statementDate: [
      'tiliotteen paivamaara', 'tulostuspaiva', 'tulostettu', 'laadittu', 'paivays', 'pvm', 'laskun paivays',
      'tiliotepaiva', 'tulostuspvm', 'luotu', 'laskupaiva', 'laskun paivamaara', 'tiliotteen paivays',
      'tiliotteen pvm', 'paivamaara', 'muodostettu', 'tiliote muodostettu', 'laskun pvm', 'tulostusaika',
      'otteen paiva',
    ],
  }, // prettier-ignore
  sections: {
    in: [
      'panot', 'tilillepanot', 'tulot', 'hyvitykset', 'saapuneet maksut', 'maksusuoritukset', 'saapuvat maksut',
      'suoritukset', 'maksut ja hyvitykset', 'talletukset', 'suoritukset ja hyvitykset', 'saadut maksut',
      'palautukset',
    ],
    out: [
      'otot', 'tililtapanot', 'menot', 'veloitukset', 'ostot', 'korttiostot', 'uudet ostot', 'ostot ja nostot',
      'kateisnostot', 'lahtevat maksut', 'palvelumaksut', 'palkkiot', 'kulut ja palkkiot', 'automaattinostot',
      'nostot', 'korot ja kulut', 'uudet tapahtumat', 'tililtaotot', 'korttitapahtumat', 'palkkiot ja kulut',
      'suoraveloitukset', 'ostot ja veloitukset', 'korko ja kulut', 'toimeksiannot',
    ],
    balances: [
      'paivasaldot', 'paivittaiset saldot', 'saldot', 'saldokehitys', 'saldo paivittain', 'saldohistoria',
      'paivan loppusaldot',
    ],
    other: [
      'suoramaksuvaltuutukset', 'shekkikuvat', 'lyhennystaulukko', 'verotiedot', 'palvelumaksut vuoden alusta', 'vertailu edelliseen kuukauteen', 'saldon kehitys', 'hylatyt maksut',
      'katevaraukset', 'varaukset', 'odottavat tapahtumat', 'korot', 'korkotiedot', 'korkoprosentit',
      'tulevat maksut', 'eraantyvat maksut', 'yhteenveto', 'tiedoksi', 'tiedotteita', 'bonukset', 'bonus', 'pisteet',
      'palveluhinnasto', 'hinnasto', 'talletussuoja', 'valuuttakurssit', 'tilin tiedot', 'tarkeaa tietoa',
      'palvelumaksuerittely', 'avoimet varaukset', 'korkoerittely', 'viesteja pankista', 'korkolaskelma',
      'kirjaamattomat tapahtumat', 'lisatietoja', 'tiedotteet', 'palkkioerittely',
      'toistuvaissuoritukset',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['saapuva siirto', 'saapuva maksu'],
    goesTo: ['lahteva siirto', 'lahteva maksu'],
    interest: ['korko'],
    next: ['seuraava', 'seuraavan'],
    toCome: ['tulevat', 'odottavat', 'eraantyvat', 'hylatyt', 'katevaraukset', 'varaukset'],
    currency: ['valuutta'],
    accounts: ['tili'],
    page: ['sivu'],
  }, // prettier-ignore
  marks: {
    debit: ['otto', 'debet', 'o'],
    credit: ['pano', 'kredit'],
  }, // prettier-ignore
  deposits: ['kayttotili', 'saastotili', 'palkkatili', 'yritystili', 'sekkitili'], // prettier-ignore
  limits: ['luottoraja', 'kaytettavissa oleva luotto', 'kaytettavissa oleva luottoraja', 'todellinen vuosikorko', 'myonnetty luotto', 'luottoa kaytettavissa'], // prettier-ignore
  liability: [
    'maksettava yhteensa',
    'luottokortti', 'vahimmaismaksu', 'minimimaksu', 'minimiera',
    'luottokorttilasku', 'maksuaikakortti', 'korttilasku', 'kuukausiera', 'luottotili', 'luottokorttitili',
    'lyhennys', 'jaljella oleva laina', 'velkasaldo',
    'lainan numero', 'vahimmaislyhennys', 'kortinhaltija', 'luottosaldo',
    'luottolasku', 'eraantyva maksuera', 'kaytetty luotto',
    'minimilyhennys', 'luottoa jaljella', 'luoton saldo',
    'asuntolaina', 'lainatili', 'lainatiliote', 'lainaote',
    'joustoluotto',
  ], // prettier-ignore
  books: ['paakirja'], // prettier-ignore
  bills: {
    charged: ['lasku', 'laskut'],
    settled: ['maksu', 'suoritus', 'hyvityslasku'],
  }, // prettier-ignore
};
