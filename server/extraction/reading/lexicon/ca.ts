import type { Lexicon } from './types.ts';

/** Catalan: Catalonia, Valencia, the Balearic Islands and Andorra. */
export const ca: Lexicon = {
  language: 'ca',
  months: [
    ['gener', 'gen'],
    ['febrer', 'febr', 'feb'],
    ['mar'],
    ['abril', 'abr'],
    ['maig'],
    ['juny'],
    ['juliol', 'jul'],
    ['agost'],
    ['setembre', 'set'],
    ['octubre', 'oct'],
    ['novembre', 'nov'],
    ['desembre', 'des'],
  ], // prettier-ignore
  // Without its cedilla it is a first name.
  exactMonths: { març: 3, Març: 3, MARÇ: 3 },
  weekdays: ['dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte', 'diumenge'],
  columns: {
    date: [
      'data', 'data operacio', 'data d operacio', 'data de l operacio', 'data operativa', 'data op', 'data oper',
      'data comptable', 'data de comptabilitzacio', 'data moviment', 'data del moviment', 'data mov',
      'data de compra', 'data de registre', 'data transaccio', 'data de la transaccio', 'data apunt', 'dia',
      'data assentament', 'd oper', 'data i hora',
    ],
    valueDate: ['data valor', 'data de valor', 'd valor', 'valor', 'data val', 'data liquidacio', 'valuta'],
    description: [
      'concepte', 'conceptes', 'descripcio', 'descripcio de l operacio', 'descripcio operacio',
      'descripcio del moviment', 'moviment', 'moviments', 'detall', 'detalls', 'detall de l operacio', 'operacio',
      'operacions', 'mes dades', 'concepte de l operacio', 'establiment', 'comerc', 'ordenant', 'beneficiari',
      'ordenant beneficiari', 'observacions', 'text', 'explicacio', 'tipus d operacio', 'tipus de moviment',
      'transaccio', 'transaccions', 'concepte i dades',
    ],
    reference: [
      'referencia', 'referencia 1', 'referencia 2', 'ref', 'num', 'numero', 'num operacio', 'num d operacio',
      'num document', 'document', 'codi', 'codi operacio', 'oficina', 'of', 'targeta', 'num xec', 'xec',
      'numero de document', 'numero de referencia', 'categoria', 'terminal', 'oficina origen',
    ],
    out: [
      'carrec', 'carrecs', 'deure', 'debit', 'debits', 'despesa', 'despeses', 'sortida', 'sortides',
      'pagament', 'pagaments', 'import carrec', 'import deure', 'retirada', 'retirades', 'carrecs eur', 'carrec eur',
      'reintegraments', 'disposicions',
    ],
    in: [
      'abonament', 'abonaments', 'haver', 'credit', 'credits', 'ingres', 'ingressos', 'entrada', 'entrades',
      'import abonament', 'import haver', 'diposit', 'diposits', 'abonaments eur', 'abonament eur', 'cobraments',
      'imposicions',
    ],
    amount: [
      'import', 'imports', 'import eur', 'import euros', 'import en euros', 'import de l operacio', 'import operacio',
      'import del moviment', 'import moviment', 'quantitat', 'quantia', 'import total', 'carrec abonament',
      'carrecs abonaments', 'deure haver', 'euros', 'import net', 'ingressos despeses',
    ],
    balance: [
      'saldo', 'saldos', 'saldo eur', 'saldo euros', 'saldo en euros', 'saldo comptable', 'saldo disponible',
      'saldo posterior', 'saldo resultant', 'nou saldo', 'saldo actual', 'saldo despres de l operacio',
      'saldo operacio', 'saldo del compte', 'saldo acumulat', 'saldo diari',
    ],
    mark: ['d h', 'signe', 'deure haver d h'],
    currency: ['divisa', 'moneda'],
    foreign: [
      'import divisa', 'import en divisa', 'import en moneda estrangera', 'import original', 'import en origen',
      'tipus de canvi', 'canvi', 'comissio', 'comissions', 'impostos', 'iva', 'igi', 'interessos', 'punts',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'saldo inicial', 'saldo anterior', 'saldo d obertura', 'saldo previ', 'saldo de l extracte anterior',
      'saldo extracte anterior', 'suma anterior', 've de la pagina anterior',
      'saldo de la pagina anterior', 'saldo a l inici del periode', 'saldo inicial del periode', 'saldo al comencament',
      'saldo del periode anterior', 'deute anterior',
    ],
    closing: [
      'saldo final', 'nou saldo', 'saldo actual', 'saldo de tancament', 'saldo al tancament', 'suma i segueix',
      'saldo final del periode', 'saldo a la fi del periode', 'passa a la pagina seguent', 'saldo a la pagina seguent',
      'saldo a favor seu', 'saldo a favor nostre', 'total a pagar', 'deute total', 'saldo pendent', 'saldo al seu favor',
      'saldo a data',
    ],
    totalIn: [
      'total abonaments', 'total d abonaments', 'abonaments', 'total haver', 'suma haver', 'total ingressos',
      'ingressos', 'total d ingressos', 'total entrades', 'entrades', 'total credits', 'suma d abonaments',
      'total diposits', 'total cobraments', 'pagaments rebuts', 'abonaments del periode',
    ],
    totalOut: [
      'total carrecs', 'total de carrecs', 'carrecs', 'total deure', 'suma deure', 'total despeses', 'despeses',
      'total de despeses', 'total sortides', 'sortides', 'total debits', 'suma de carrecs', 'total retirades',
      'compres', 'total compres', 'compres del periode', 'carrecs del periode', 'total disposicions',
    ],
    dayEnd: ['saldo del dia', 'saldo diari', 'saldo al final del dia'],
    otherBalance: ['saldo mitja', 'saldo mig', 'saldo valor', 'saldo mitja del periode'],
    total: [
      'total', 'totals', 'subtotal', 'suma', 'sumes', 'total moviments', 'total de moviments', 'total pagina',
      'total de la pagina', 'total del periode', 'totals del periode', 'total targeta', 'total de la targeta',
      'total operacions',
    ],
    accountNumber: [
      'compte', 'numero de compte', 'num de compte', 'num compte', 'n de compte', 'n compte', 'numero compte',
      'compte numero', 'compte num', 'compte corrent', 'compte d estalvi', 'llibreta', 'iban', 'ccc', 'targeta',
      'numero de targeta', 'num de targeta', 'codi de compte', 'contracte', 'numero de contracte', 'compte n',
    ],
    holder: [
      'titular', 'titulars', 'titular del compte', 'nom del titular', 'nom', 'client', 'nom del client',
      'nom i cognoms', 'rao social', 'titular de la targeta', 'primer titular', 'intervinents', 'empresa',
    ],
    period: [
      'periode', 'del', 'des del', 'des de', 'des de l', 'periode del', 'moviments del', 'extracte del',
      'periode de l extracte', 'data inicial', 'data inici', 'des de la data', 'moviments des del', 'dates',
      'interval de dates', 'moviments entre', 'periode de facturacio', 'periode de liquidacio', 'mes',
    ],
    periodTo: ['al', 'a', 'fins', 'fins al', 'fins a', 'data final', 'data fi', 'i el', 'a l', 'fins a l'],
    onlyDay: ['moviments del dia', 'operacions del dia'],
    dueDate: ['data de venciment', 'venciment', 'data limit de pagament', 'data de pagament', 'pagar abans del'],
    statementDate: [
      'data d emissio', 'data emissio', 'data de l extracte', 'data extracte', 'data', 'data d impressio', 'emes el',
      'data de tancament', 'data de consulta', 'data de generacio', 'extracte a data', 'data de liquidacio', 'impres el',
    ],
  }, // prettier-ignore
  sections: {
    paid: ['pagaments'],
    in: [
      'abonaments', 'ingressos', 'entrades', 'diposits', 'transferencies rebudes', 'pagaments rebuts', 'devolucions',
      'altres abonaments', 'credits',
    ],
    out: [
      'carrecs', 'despeses', 'sortides', 'compres', 'xecs', 'xecs pagats', 'transferencies emeses', 'comissions',
      'rebuts', 'rebuts domiciliats', 'domiciliacions', 'retirades d efectiu', 'compres amb targeta',
      'operacions amb targeta', 'disposicions d efectiu', 'altres carrecs', 'comissions i interessos',
    ],
    balances: ['saldos diaris', 'saldo diari', 'resum de saldos', 'evolucio del saldo', 'saldos per dia'],
    other: [
      'resum', 'resum del compte', 'resum del periode', 'resum de comptes', 'operacions pendents',
      'moviments pendents', 'moviments retinguts', 'tipus d interes', 'tarifes', 'punts', 'informacio important',
      'avisos', 'liquidacio d interessos', 'liquidacio del compte', 'resum de comissions', 'retencions',
      'posicio global', 'propers pagaments', 'tipus de canvi',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['transferencia rebuda'],
    goesTo: ['transferencia enviada'],
    page: ['pagina', 'pag', 'full'],
    pageOf: ['de'],
  },
  marks: {
    debit: ['d', 'carrec', 'deure', 'debit', 'deutor'],
    credit: ['h', 'abonament', 'haver', 'credit', 'creditor'],
  }, // prettier-ignore
  deposits: ['compte corrent', 'compte d estalvi'], // prettier-ignore
  limits: ['limit de credit', 'credit disponible'], // prettier-ignore
  liability: [
    'targeta de credit', 'pagament minim', 'data limit de pagament',
    'extracte de targeta', 'compte de credit', 'prestec hipotecari', 'capital pendent', 'deute total',
    'limit de la targeta', 'compte targeta', 'liquidacio de targeta', 'moviments de credit',
  ], // prettier-ignore
};
