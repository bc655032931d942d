import type { Lexicon } from './types.ts';

/** Uzbek. */
export const uz: Lexicon = {
  language: 'uz',
  months: [
    ['yanvar', 'yan'],
    ['fevral', 'fev'],
    ['mart', 'mar'],
    ['aprel', 'apr'],
    ['may'],
    ['iyun', 'iyn'],
    ['iyul', 'iyl'],
    ['avgust', 'avg'],
    ['sentabr', 'sentyabr', 'sen'],
    ['oktabr', 'oktyabr', 'okt'],
    ['noyabr', 'noy'],
    ['dekabr', 'dek'],
  ], // prettier-ignore
  weekdays: ['dushanba', 'seshanba', 'chorshanba', 'payshanba', 'juma', 'shanba', 'yakshanba'], // prettier-ignore
  columns: {
    date: [
      'sana', 'operatsiya sanasi', 'hujjat sanasi', 'tranzaksiya sanasi', 'o tkazma sanasi',
      'sana va vaqt', 'bajarilgan sana', 'amal sanasi', 'сана',
    ],
    valueDate: ['valyutalash sanasi', 'valyuta sanasi', 'valyutalash'],
    description: [
      'to lov maqsadi', 'izoh', 'to lov mazmuni', 'mazmuni', 'operatsiya', 'tavsif', 'tranzaksiya',
      'maqsadi', 'kontragent', 'operatsiya turi', 'to lov tafsiloti', 'oluvchi', 'jo natuvchi',
      'korrespondent', 'тулов мақсади', 'kontragent nomi',
    ],
    reference: [
      'hujjat', 'hujjat raqami', 'hujjat no', 'mfo', 'hisobraqam', 'hisob raqami',
      'korrespondent hisobi', 'raqami', 'inn', 'stir', 'karta', 'no', 't r', 'hujj no',
    ],
    out: [
      'debet', 'chiqim', 'xarajat', 'debet aylanma', 'debet bo yicha', 'yechildi', 'дебет аиланма',
      'chiqim summasi',
    ],
    in: [
      'kredit', 'kirim', 'daromad', 'kredit aylanma', 'kredit bo yicha', 'tushum', 'tushumlar',
      'kirim summasi',
    ],
    amount: ['summa', 'summasi', 'operatsiya summasi', 'miqdor', 'to lov summasi'],
    balance: [
      'qoldiq', 'balans', 'saldo', 'hisobdagi qoldiq', 'joriy qoldiq', 'operatsiyadan keyingi qoldiq',
      'қолдиқ',
    ],
    mark: ['d k', 'dt kt'],
    currency: ['valyuta', 'val'],
    foreign: ['kurs', 'komissiya', 'valyuta kursi', 'boshlang ich qoldiq'],
  }, // prettier-ignore
  labels: {
    opening: [
      'davr boshiga saldo', 'davr boshiga qoldiq', 'boshlang ich qoldiq', 'davr boshidagi qoldiq',
      'kun boshiga qoldiq', 'boshlang ich saldo', 'saldo boshiga', 'kiruvchi qoldiq',
      'kun boshiga saldo', 'boshiga qoldiq', 'давр бошига қолдиқ',
    ],
    closing: [
      'davr oxiriga saldo', 'davr oxiriga qoldiq', 'oxirgi qoldiq', 'davr oxiridagi qoldiq',
      'kun oxiriga qoldiq', 'yakuniy qoldiq', 'saldo oxiriga', 'chiquvchi qoldiq', 'kun oxiriga saldo',
      'yakuniy saldo', 'oxiriga qoldiq', 'joriy qoldiq', 'давр охирига қолдиқ',
    ],
    totalIn: [
      'jami kredit', 'jami kirim', 'kredit jami', 'kredit aylanmasi', 'jami tushum', 'kirim jami',
      'tushum jami', 'jami daromad', 'daromad jami', 'umumiy kirim', 'kirim umumiy', 'umumiy kredit',
      'kredit umumiy', 'umumiy tushum', 'tushum umumiy', 'umumiy daromad', 'daromad umumiy',
    ],
    totalOut: [
      'jami debet', 'jami chiqim', 'debet jami', 'debet aylanmasi', 'chiqim jami', 'jami xarajat',
      'xarajat jami', 'umumiy chiqim', 'chiqim umumiy', 'umumiy debet', 'debet umumiy',
      'umumiy xarajat', 'xarajat umumiy',
    ],
    total: [
      'jami', 'jami aylanma', 'aylanma', 'umumiy summa', 'hammasi', 'jami summa', 'davr uchun aylanma',
    ],
    accountNumber: [
      'hisobvaraq', 'hisobraqam', 'hisob raqami', 'hisobvaraq raqami', 'hisob raqam', 'karta raqami',
      'hisobvarag i', 'ҳисобрақам',
    ],
    holder: [
      'mijoz', 'mijoz nomi', 'hisob egasi', 'f i o', 'f i sh', 'egasi', 'hisobvaraq egasi',
      'karta egasi', 'mijozning nomi', 'мижоз',
    ],
    period: ['davr', 'davri', 'davr uchun', 'hisobot davri', 'sanadan'],
    periodTo: ['gacha', 'sanagacha', 'dan'],
    statementDate: ['chop etilgan sana', 'shakllantirilgan sana', 'berilgan sana', 'tuzilgan sana'],
  }, // prettier-ignore
  sections: {
    in: ['kirimlar', 'tushumlar'],
    out: ['chiqimlar', 'xarajatlar', 'komissiyalar'],
    balances: ['kunlik qoldiqlar'],
    other: ['kutilayotgan operatsiyalar', 'foiz stavkalari', 'valyuta kurslari'],
  }, // prettier-ignore
  around: {
    currency: ['valyuta'],
  }, // prettier-ignore
  marks: {
    debit: ['d', 'dt', 'debet'],
    credit: ['k', 'kt'],
  }, // prettier-ignore
  limits: ['kredit limiti'], // prettier-ignore
  liability: [
    'kredit karta', 'minimal to lov', 'asosiy qarz', 'qarz qoldig i',
    'karta bo yicha ko chirma', 'karta limiti', 'minimal to lov summasi', 'to lov muddati',
    'kredit liniyasi',
  ], // prettier-ignore
};
