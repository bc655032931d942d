import type { Lexicon } from './types.ts';

/** Azerbaijani. */
export const az: Lexicon = {
  language: 'az',
  months: [
    ['yanvar', 'yan'],
    ['fevral', 'fev'],
    ['mart', 'mar'],
    ['aprel', 'apr'],
    ['may'],
    ['iyun', 'iyn'],
    ['iyul', 'iyl'],
    ['avqust', 'avq'],
    ['sentyabr', 'sen'],
    ['oktyabr', 'okt'],
    ['noyabr', 'noy'],
    ['dekabr', 'dek'],
  ], // prettier-ignore
  weekdays: [
    'bazar ertəsi', 'cərsənbə axsami', 'cərsənbə', 'cumə axsami', 'cumə', 'sənbə', 'bazar',
  ], // prettier-ignore
  columns: {
    date: [
      'tarix', 'əməliyyat tarixi', 'əməliyyatin tarixi', 'sənədin tarixi', 'ucot tarixi', 'icra tarixi',
      'odənis tarixi', 'tarix və vaxt',
    ],
    valueDate: [
      'valyutalasma tarixi', 'dəyər tarixi', 'valyuta tarixi', 'valyutalasma', 'valor tarixi',
    ],
    description: [
      'təyinat', 'təyinati', 'odənisin təyinati', 'təsvir', 'əməliyyat', 'əməliyyatin təsviri',
      'əməliyyatlar', 'məzmun', 'aciqlama', 'qeyd', 'əməliyyatin məzmunu', 'alan', 'gondərən',
      'mustəri', 'qarsi tərəf',
    ],
    reference: [
      'sənəd', 'sənəd nomrəsi', 'sənədin nomrəsi', 'nomrə', 'istinad', 'əməliyyat nomrəsi',
      'qarsi hesab', 'muxbir hesab', 'kart', 'kod', 's s',
    ],
    out: ['məxaric', 'debet', 'xərc', 'cixaris', 'silinmə', 'debet uzrə', 'debit', 'cixis'],
    in: ['mədaxil', 'kredit', 'gəlir', 'daxilolma', 'kredit uzrə', 'artirma', 'giris'],
    amount: [
      'məbləg', 'əməliyyat məbləgi', 'əməliyyatin məbləgi', 'məbləg azn', 'hesab valyutasinda məbləg',
    ],
    balance: [
      'qaliq', 'hesab qaligi', 'balans', 'son qaliq', 'cari qaliq', 'əməliyyatdan sonra qaliq',
      'qaliq azn',
    ],
    mark: ['d k'],
    currency: ['valyuta', 'val'],
    foreign: [
      'məzənnə', 'komissiya', 'kurs', 'ilkin məbləg', 'xidmət haqqi', 'ilkin qaliq', 'əvvəlki qaliq',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'dovrun əvvəlinə qaliq', 'ilkin qaliq', 'əvvəlki qaliq', 'dovrun əvvəlinə', 'baslangic qaliq',
      'ilkin balans', 'əvvəlinə qaliq', 'daxil olan qaliq',
    ],
    closing: [
      'dovrun sonuna qaliq', 'son qaliq', 'cari qaliq', 'dovrun sonuna', 'yekun qaliq', 'son balans',
      'sonuna qaliq', 'cixan qaliq',
    ],
    totalIn: [
      'cəmi mədaxil', 'cəmi kredit', 'kredit dovriyyəsi', 'mədaxil cəmi', 'kredit uzrə dovriyyə',
      'cəmi daxilolma', 'kredit cəmi', 'daxilolma cəmi', 'cəmi giris', 'giris cəmi', 'cəmi gəlir',
      'gəlir cəmi', 'umumi mədaxil', 'mədaxil umumi', 'umumi kredit', 'kredit umumi', 'umumi daxilolma',
      'daxilolma umumi', 'umumi giris', 'giris umumi', 'umumi gəlir', 'gəlir umumi', 'yekun mədaxil',
      'mədaxil yekun', 'yekun kredit', 'kredit yekun', 'yekun daxilolma', 'daxilolma yekun',
      'yekun giris', 'giris yekun', 'yekun gəlir', 'gəlir yekun',
    ],
    totalOut: [
      'cəmi məxaric', 'cəmi debet', 'debet dovriyyəsi', 'məxaric cəmi', 'debet uzrə dovriyyə',
      'debet cəmi', 'cəmi cixis', 'cixis cəmi', 'cəmi xərc', 'xərc cəmi', 'cəmi silinmə',
      'silinmə cəmi', 'umumi məxaric', 'məxaric umumi', 'umumi debet', 'debet umumi', 'umumi cixis',
      'cixis umumi', 'umumi xərc', 'xərc umumi', 'umumi silinmə', 'silinmə umumi', 'yekun məxaric',
      'məxaric yekun', 'yekun debet', 'debet yekun', 'yekun cixis', 'cixis yekun', 'yekun xərc',
      'xərc yekun', 'yekun silinmə', 'silinmə yekun',
    ],
    total: ['cəmi', 'yekun', 'dovriyyə', 'umumi', 'cəmi dovriyyə', 'ara cəm'],
    accountNumber: [
      'hesab nomrəsi', 'hesab', 'hesabin nomrəsi', 'iban', 'kart nomrəsi', 'hesab no', 'cari hesab',
    ],
    holder: [
      'mustəri', 'mustərinin adi', 'hesab sahibi', 'ad soyad', 'kart sahibi', 'mustəri adi',
      'hesabin sahibi', 'soyad ad',
    ],
    period: ['dovr', 'dovr uzrə', 'tarixdən', 'dovru', 'hesabat dovru', 'cixaris dovru'],
    periodTo: ['tarixədək', 'qədər'],
    statementDate: ['cixarisin tarixi', 'cap tarixi', 'hazirlanma tarixi', 'tərtib tarixi'],
  }, // prettier-ignore
  sections: {
    in: ['mədaxillər', 'daxilolmalar', 'kredit əməliyyatlari'],
    out: ['məxariclər', 'debet əməliyyatlari', 'xidmət haqlari', 'kart əməliyyatlari'],
    balances: ['gunluk qaliqlar'],
    other: [
      'gozləmədə olan əməliyyatlar', 'faiz dərəcələri', 'bloklanmis məbləglər', 'valyuta məzənnələri',
    ],
  }, // prettier-ignore
  around: {
    page: ['səhifə'],
    currency: ['valyuta'],
  }, // prettier-ignore
  marks: {
    debit: ['d', 'dt', 'debet'],
    credit: ['k', 'kt'],
  }, // prettier-ignore
  limits: ['kredit limiti', 'istifadə olunmus limit', 'qaliq limit'], // prettier-ignore
  liability: [
    'kredit karti', 'minimum odənis', 'minimal odənis', 'əsas borc',
    'kredit muqaviləsi', 'kart cixarisi', 'kart uzrə cixaris', 'kredit karti uzrə cixaris',
    'kart limiti', 'minimal məbləg', 'odənis tarixinədək',
    'kredit xətti', 'borc qaligi',
  ], // prettier-ignore
};
