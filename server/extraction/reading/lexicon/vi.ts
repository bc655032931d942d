import type { Lexicon } from './types.ts';

/**
 * Vietnamese. Months are numbered ("tháng 3"). "Đến" (to) alone is left out of what joins a period's dates:
 * folded it is the Danish and German "den".
 */
export const vi: Lexicon = {
  language: 'vi',
  months: [
    ['thang 1', 'thang 01', 'thang mot', 'thang gieng', 'thg 1'],
    ['thang 2', 'thang 02', 'thang hai', 'thg 2'],
    ['thang 3', 'thang 03', 'thang ba', 'thg 3'],
    ['thang 4', 'thang 04', 'thang tu', 'thg 4'],
    ['thang 5', 'thang 05', 'thang nam', 'thg 5'],
    ['thang 6', 'thang 06', 'thang sau', 'thg 6'],
    ['thang 7', 'thang 07', 'thang bay', 'thg 7'],
    ['thang 8', 'thang 08', 'thang tam', 'thg 8'],
    ['thang 9', 'thang 09', 'thang chin', 'thg 9'],
    ['thang 10', 'thang muoi', 'thg 10'],
    ['thang 11', 'thang muoi mot', 'thg 11'],
    ['thang 12', 'thang muoi hai', 'thang chap', 'thg 12'],
  ], // prettier-ignore
  weekdays: ['thu hai', 'thu ba', 'thu tu', 'thu nam', 'thu sau', 'thu bay', 'chu nhat'], // prettier-ignore
  columns: {
    date: [
      'ngay', 'ngay giao dich', 'ngay gd', 'ngay hach toan', 'ngay ghi so', 'ngay gio giao dich',
      'thoi gian giao dich', 'ngay phat sinh', 'ngay he thong', 'ngay chung tu', 'thoi gian', 'ngay ht',
      'ngay ct', 'ngay gio', 'ngay thuc hien', 'ngay thuc hien giao dich', 'ngay ghi no co', 'ngay cap nhat',
      'ngay hoach toan', 'ngay gio gd', 'ngay thanh toan', 'ngay ghi nhan', 'ngay xu ly', 'tg giao dich',
      'ngay thang',
    ],
    valueDate: ['ngay hieu luc', 'ngay gia tri', 'ngay valeur', 'ngay hl'],
    description: [
      'dien giai', 'noi dung', 'noi dung giao dich', 'mo ta', 'mo ta giao dich', 'chi tiet',
      'chi tiet giao dich', 'noi dung chi tiet', 'giao dich', 'dien giai giao dich', 'doi tac', 'ten doi tac',
      'nguoi thu huong', 'don vi thu huong', 'ben doi tac', 'nguoi chuyen', 'don vi chuyen',
      'noi dung thanh toan', 'loai giao dich', 'nguoi nhan', 'nguoi huong', 'ghi chu',
      'nguoi chuyen nguoi nhan', 'ten nguoi nhan', 'ten tai khoan doi ung', 'don vi chap nhan the',
      'dien giai chi tiet', 'noi dung gd', 'chi tiet gd', 'don vi thu huong don vi chuyen', 'mo ta chi tiet',
      'ten tk doi ung',
    ],
    reference: [
      'trang thai', 'so chung tu', 'so ct', 'so tham chieu', 'ma giao dich', 'so but toan', 'stt', 'so giao dich', 'ma gd',
      'so gd', 'chung tu', 'tai khoan doi ung', 'so tk doi ung', 'ma tham chieu', 'so sec', 'chi nhanh',
      'ngan hang doi tac', 'so tai khoan doi ung', 'tk doi ung', 'so hieu giao dich', 'ma so', 'so the',
      'tai khoan', 'so tai khoan', 'ngan hang', 'kenh giao dich', 'so thu tu', 'ma chung tu',
      'so tham chieu gd', 'kenh gd', 'but toan', 'ma chi nhanh', 'teller',
    ],
    out: [
      'ghi no', 'phat sinh no', 'so tien ghi no', 'no debit', 'no dr', 'tien ra', 'rut ra', 'so tien rut', 'ps no',
      'so tien no', 'no tktt', 'chi ra', 'no vnd', 'tong chi', 'phat sinh ghi no', 'so tien ghi no vnd',
      'so tien rut ra', 'tien rut', 'rut tien', 'no tk', 'ghi no vnd', 'chuyen di', 'gd ghi no', 'debit no',
    ],
    in: [
      'ghi co', 'phat sinh co', 'so tien ghi co', 'co credit', 'co cr', 'tien vao', 'gui vao', 'so tien gui', 'ps co',
      'so tien co', 'co tktt', 'thu vao', 'co vnd', 'tong thu', 'phat sinh ghi co', 'so tien ghi co vnd',
      'so tien gui vao', 'tien gui', 'nop tien', 'co tk', 'ghi co vnd', 'chuyen den', 'gd ghi co', 'credit co',
    ],
    amount: [
      'so tien', 'so tien giao dich', 'so tien vnd', 'so tien gd', 'gia tri giao dich', 'phat sinh',
      'so tien phat sinh', 'so tien thanh toan', 'ghi no ghi co', 'gia tri', 'so tien quy doi',
      'so tien quy doi vnd', 'so tien ghi no ghi co', 'no co', 'phat sinh no co', 'so tien hach toan',
      'so tien giao dich vnd', 'thay doi', 'gia tri gd',
    ],
    balance: [
      'so du', 'so du cuoi', 'so du tai khoan', 'so du vnd', 'so du sau giao dich', 'so du cuoi ky',
      'so du luy ke', 'so du kha dung', 'so du hien tai', 'so du sau gd', 'so du cuoi ngay', 'du cuoi', 'du co',
      'so du thuc te', 'so du con lai', 'so du luy tien', 'so du thuc',
    ],
    mark: ['no co dau', 'dau', 'loai no co', 'no co', 'n c', 'd c'],
    currency: [
      'loai tien', 'tien te', 'loai tien te', 'don vi tien te', 'dong tien', 'ngoai te', 'dvt',
    ],
    foreign: [
      'ty gia', 'phi', 'so tien nguyen te', 'nguyen te', 'so tien goc', 'thue', 'phi va thue', 'lai',
      'so tien ngoai te', 'thue vat', 'phi giao dich', 'phi dich vu', 'ti gia', 'so tien giao dich goc',
      'phi vat', 'vat', 'nguyen te giao dich', 'so tien gd goc',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'so du dau ky', 'so du dau', 'du dau ky', 'so du dau ngay', 'so du ky truoc', 'so du ban dau',
      'so du dau ki', 'so du dau ky vnd', 'du dau', 'so du mang sang', 'so du truoc',
      'so du trang truoc chuyen sang', 'so du cuoi ky truoc', 'du no ky truoc', 'du no dau ky',
      'so du sao ke truoc', 'so du tai ngay bat dau', 'so du co dau ky', 'so du dau thang', 'du co dau ky',
      'so du thang truoc', 'so du ky truoc chuyen sang', 'du no sao ke ky truoc',
    ],
    closing: [
      'so du cuoi ky', 'so du cuoi', 'du cuoi ky', 'so du cuoi ngay', 'so du hien tai', 'so du cuoi ki',
      'so du cuoi ky vnd', 'du cuoi', 'so du chuyen trang sau', 'so du kha dung', 'du no cuoi ky',
      'du no hien tai', 'tong du no', 'tong so tien phai thanh toan', 'tong so du no',
      'so du tai ngay ket thuc', 'so du moi', 'so du co cuoi ky', 'so du cuoi thang', 'du co cuoi ky',
      'du no sao ke', 'tong du no cuoi ky', 'so du tai ngay', 'tong so tien can thanh toan', 'du no ky nay',
      'tong so tien thanh toan', 'so du den ngay', 'so du thuc te', 'tong du no sao ke', 'so du no cuoi ky',
    ],
    totalIn: [
      'tong ghi co', 'tong phat sinh co', 'tong tien vao', 'tong so tien ghi co', 'phat sinh co', 'tong co',
      'doanh so co', 'doanh so ghi co', 'tong phat sinh co trong ky', 'tong ps co', 'cong phat sinh co',
      'tong gui vao', 'tong tien gui', 'phat sinh co trong ky', 'tong tien ghi co', 'tong cong co',
      'ps co trong ky', 'tong thu', 'tong so ghi co', 'tong so phat sinh co', 'tong doanh so co',
      'tong giao dich ghi co', 'tong credit', 'so tien ghi co', 'tong ghi co trong ky', 'tong so tien thu',
      'tong so tien vao', 'tong so tien da thanh toan',
    ],
    totalOut: [
      'tong ghi no', 'tong phat sinh no', 'tong tien ra', 'tong so tien ghi no', 'phat sinh no', 'tong no',
      'doanh so no', 'doanh so ghi no', 'tong phat sinh no trong ky', 'tong ps no', 'cong phat sinh no',
      'tong rut ra', 'tong tien rut', 'phat sinh no trong ky', 'tong tien ghi no', 'tong cong no',
      'ps no trong ky', 'tong chi', 'tong so ghi no', 'tong so phat sinh no', 'tong doanh so no',
      'tong giao dich ghi no', 'tong chi tieu', 'tong debit', 'so tien ghi no', 'tong ghi no trong ky',
      'tong so tien chi', 'tong so tien ra', 'tong giao dich chi tieu',
    ],
    total: [
      'tong cong', 'tong so', 'cong phat sinh', 'tong phat sinh', 'tong phat sinh trong ky',
      'tong cong phat sinh', 'phat sinh trong ky', 'cong trang', 'tong doanh so', 'tong so phat sinh',
      'cong doanh so', 'tong giao dich', 'tong so giao dich', 'doanh so phat sinh', 'cong ps',
      'tong cong trong ky', 'tong cong trang',
    ],
    accountNumber: [
      'so tai khoan', 'so tk', 'tai khoan', 'tai khoan so', 'so the', 'stk', 'tai khoan thanh toan',
      'ma so tai khoan', 'so tai khoan thanh toan', 'so tai khoan the', 'so hieu tai khoan', 'tk so',
      'so tai khoan so',
    ],
    holder: [
      'chu tai khoan', 'ten tai khoan', 'ten khach hang', 'khach hang', 'ho va ten', 'ho ten',
      'ten chu tai khoan', 'chu the', 'ten chu the', 'chu tk', 'ten tk', 'ho ten khach hang',
      'ho va ten khach hang', 'ten kh', 'ten don vi', 'quy khach', 'ho ten chu tai khoan', 'ho va ten chu the',
      'ten day du', 'kinh gui',
    ],
    period: [
      'tu ngay', 'ky sao ke', 'thoi gian sao ke', 'tu', 'giai doan', 'thoi gian tu', 'ky', 'sao ke tu ngay',
      'thoi gian tu ngay', 'khoang thoi gian', 'thoi gian', 'trong khoang thoi gian tu', 'ky sao ke tu',
      'ki sao ke', 'sao ke tai khoan tu ngay', 'ky bao cao', 'thoi ky', 'giai doan tu', 'giao dich tu ngay',
      'ngay bat dau', 'ky tu', 'ky sao ke tu ngay', 'tinh tu ngay', 'sao ke tu',
    ],
    periodTo: ['den', 'den ngay', 'cho den ngay', 'toi ngay', 'ngay ket thuc', 'toi'],
    statementDate: [
      'ngay sao ke', 'ngay in', 'ngay lap', 'ngay lap sao ke', 'ngay in sao ke', 'ngay tao', 'ngay lap phieu',
      'ngay xuat', 'ngay phat hanh', 'thoi gian in', 'ngay in bao cao', 'ngay yeu cau', 'ngay gio in',
      'ngay truy van', 'ngay chot sao ke', 'ngay xuat sao ke', 'tinh den ngay', 'ngay lap bang', 'ngay bao cao',
    ],
  }, // prettier-ignore
  sections: {
    in: [
      'giao dich ghi co', 'tien vao', 'giao dich co', 'cac khoan ghi co', 'tien gui vao',
      'cac giao dich ghi co', 'giao dich tien vao', 'giao dich hoan tra',
    ],
    out: [
      'giao dich ghi no', 'tien ra', 'giao dich no', 'cac khoan ghi no', 'phi dich vu', 'giao dich the',
      'cac giao dich ghi no', 'giao dich chi tieu', 'giao dich rut tien mat', 'rut tien mat', 'chi tieu',
      'phi va lai', 'lai va phi', 'giao dich tien ra',
    ],
    balances: ['so du cuoi ngay', 'so du hang ngay', 'so du binh quan', 'so du theo ngay'],
    other: [
      'lai suat', 'bieu phi', 'diem thuong', 'giao dich cho xu ly', 'tom tat', 'thong tin tai khoan',
      'thong bao', 'luu y', 'ty gia', 'tong quan', 'tien gui co ky han', 'giao dich tam giu',
      'giao dich cho hach toan', 'tra gop', 'thong tin quan trong', 'so tien phong toa', 'giao dich treo',
      'han muc', 'tong hop', 'giao dich tra gop', 'diem tich luy',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['nap tien', 'nhan tien', 'chuyen tien den', 'tien vao'],
    goesTo: ['rut tien', 'chuyen tien di', 'gui tien di', 'tien ra'],
    toCome: ['bi tu choi', 'cho xu ly', 'sap toi'],
    page: ['trang'],
    currency: ['loai tien', 'loai tien te'],
  }, // prettier-ignore
  marks: {
    debit: ['ghi no', 'rut'],
    credit: ['ghi co', 'nap'],
  }, // prettier-ignore
  exactMarks: { debit: 'nợ', credit: 'có' },
  deposits: ['tai khoan thanh toan'], // prettier-ignore
  liability: [
    'sao ke the tin dung', 'han muc tin dung', 'so tien thanh toan toi thieu', 'thanh toan toi thieu',
    'ngay den han thanh toan', 'the tin dung so', 'han muc con lai', 'du no the', 'han muc the',
    'so tien toi thieu', 'han muc kha dung', 'tong du no', 'du no cuoi ky', 'du no sao ke', 'han thanh toan',
    'sao ke tai khoan the tin dung', 'bang sao ke the tin dung', 'han muc rut tien mat', 'du no toi thieu',
    'bang sao ke giao dich the tin dung', 'tai khoan vay', 'ngay den han', 'han muc tin dung con lai',
  ], // prettier-ignore
};
