import type { Lexicon } from './types.ts';

/** Indonesian, and Malay where it differs. */
export const id: Lexicon = {
  language: 'id',
  months: [
    ['januari', 'jan'],
    ['februari', 'feb', 'pebruari', 'peb'],
    ['maret', 'mar', 'mac', 'mrt'],
    ['april', 'apr'],
    ['mei'],
    ['juni', 'jun'],
    ['juli', 'jul', 'julai'],
    ['agustus', 'agu', 'agt', 'agust', 'ags', 'ogos', 'ogo'],
    ['september', 'sep', 'sept'],
    ['oktober', 'okt'],
    ['november', 'nov', 'nopember', 'nop'],
    ['desember', 'des', 'disember', 'dis'],
  ], // prettier-ignore
  weekdays: [
    'senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu', 'sen', 'sel', 'rab', 'kam', 'jum', 'sab',
    'isnin', 'khamis', 'jumaat', 'ahad',
  ], // prettier-ignore
  columns: {
    date: [
      'tanggal', 'tgl', 'tanggal transaksi', 'tgl transaksi', 'tgl trans', 'tanggal buku', 'tgl buku',
      'tanggal pembukuan', 'tgl pembukuan', 'waktu transaksi', 'tanggal posting', 'tgl posting',
      'tanggal dan waktu', 'tanggal waktu', 'tarikh', 'tarikh transaksi', 'tarikh urus niaga', 'tarikh masuk',
      'tarikh urusniaga', 'tarikh catatan', 'tarikh pos', 'tarikh pembukuan', 'hari',
    ],
    valueDate: [
      'tanggal valuta', 'tgl valuta', 'tanggal efektif', 'tgl efektif', 'tarikh nilai', 'tarikh berkuatkuasa',
      'valuta',
    ],
    description: [
      'keterangan', 'uraian', 'uraian transaksi', 'keterangan transaksi', 'rincian', 'rincian transaksi',
      'deskripsi', 'deskripsi transaksi', 'detail transaksi', 'nama transaksi', 'transaksi', 'berita',
      'catatan', 'penerima', 'pengirim', 'penerima pengirim', 'jenis transaksi', 'remark', 'butiran',
      'butir butir', 'butiran transaksi', 'butiran urus niaga', 'butiran urusniaga', 'diskripsi', 'huraian',
      'perihal', 'keterangan urus niaga', 'urus niaga', 'urusniaga', 'diskripsi urus niaga', 'merchant',
      'nama merchant', 'butir urus niaga',
    ],
    reference: [
      'cabang', 'cbg', 'kode cabang', 'no ref', 'nomor referensi', 'no referensi', 'referensi',
      'kode transaksi', 'kode', 'sandi', 'no bukti', 'nomor bukti', 'teller', 'teller id', 'no cek',
      'nomor cek', 'no jurnal', 'nomor arsip', 'no arsip', 'jenis', 'kategori', 'nomor', 'id transaksi',
      'rujukan', 'no rujukan', 'nombor rujukan', 'kod transaksi', 'kod', 'nombor cek', 'cawangan',
      'kod urus niaga',
    ],
    out: [
      'debet', 'debit', 'keluar', 'dana keluar', 'uang keluar', 'penarikan', 'pengeluaran', 'mutasi debet',
      'mutasi debit', 'jumlah debet', 'jumlah debit', 'pengeluaran rp', 'debit rp', 'debet rp',
      'dana keluar rp', 'transaksi keluar', 'pendebetan', 'pembayaran', 'wang keluar', 'bayaran keluar',
      'jumlah pengeluaran', 'dikeluarkan', 'tarik', 'nominal debit',
    ],
    in: [
      'kredit', 'masuk', 'dana masuk', 'uang masuk', 'setoran', 'penerimaan', 'pemasukan', 'mutasi kredit',
      'jumlah kredit', 'kredit rp', 'dana masuk rp', 'transaksi masuk', 'wang masuk', 'deposit', 'simpanan',
      'kemasukan', 'jumlah deposit', 'setor', 'nominal kredit',
    ],
    amount: [
      'jumlah', 'mutasi', 'nominal', 'nilai', 'nilai transaksi', 'jumlah rp', 'jumlah transaksi',
      'nominal transaksi', 'mutasi rp', 'nominal rp', 'jumlah idr', 'mutasi debet kredit', 'debet kredit',
      'amaun', 'jumlah rm', 'amaun rm', 'amaun urus niaga', 'jumlah urus niaga', 'jumlah urusniaga',
      'amaun transaksi', 'jumlah tagihan', 'nilai rp', 'debit kredit', 'jumlah dalam rupiah', 'jumlah dalam rp',
    ],
    balance: [
      'saldo', 'saldo rp', 'saldo akhir', 'saldo idr', 'saldo berjalan', 'saldo rekening', 'saldo tersedia',
      'saldo setelah transaksi', 'sisa saldo', 'baki', 'baki penyata', 'baki akaun', 'baki rm', 'baki lejar',
      'baki akhir', 'baki semasa', 'saldo harian', 'saldo sesudah', 'saldo setelah',
    ],
    mark: ['d k', 'db cr', 'db k', 'dk', 'jenis mutasi', 'debet atau kredit', 'd c'],
    currency: ['mata uang', 'valas', 'mata wang', 'kurs mata uang'],
    foreign: [
      'saldo sebelum', 'kurs', 'nilai tukar', 'jumlah valuta asing', 'jumlah asing', 'mata uang asing', 'jumlah mata uang asing',
      'biaya', 'pajak', 'nilai asal', 'kadar pertukaran', 'amaun asing', 'jumlah mata wang asing', 'caj',
      'poin',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'saldo awal', 'saldo awal rp', 'saldo sebelumnya', 'saldo lalu', 'saldo bulan lalu', 'saldo pindahan',
      'saldo dari halaman sebelumnya', 'saldo awal periode', 'pindahan dari halaman sebelumnya',
      'saldo awal bulan', 'tagihan sebelumnya', 'tagihan bulan lalu', 'saldo bulan sebelumnya', 'tagihan lalu',
      'baki awal', 'baki permulaan', 'baki bawa ke hadapan', 'baki dibawa ke hadapan', 'baki terdahulu',
      'baki sebelum', 'baki penyata terdahulu', 'baki pembukaan', 'baki bulan lalu', 'baki lalu', 'baki mula',
      'baki awalan',
    ],
    closing: [
      'saldo akhir', 'saldo akhir rp', 'saldo akhir periode', 'saldo akhir bulan', 'saldo saat ini',
      'saldo sekarang', 'saldo penutup', 'saldo per tanggal', 'dipindahkan ke halaman berikutnya',
      'saldo dipindahkan', 'total tagihan', 'tagihan baru', 'jumlah tagihan', 'tagihan bulan ini',
      'total tagihan baru', 'tagihan saat ini', 'baki akhir', 'baki penutup', 'baki semasa', 'baki penutupan',
      'baki dibawa ke bawah', 'baki terkini', 'baki akhiran', 'jumlah perlu dibayar', 'baki hantar ke hadapan',
      'jumlah terhutang', 'baki penyata',
    ],
    totalIn: [
      'jumlah kredit', 'total kredit', 'mutasi kredit', 'mutasi cr', 'total mutasi kredit', 'total dana masuk',
      'total setoran', 'dana masuk', 'uang masuk', 'total uang masuk', 'total pemasukan', 'total penerimaan',
      'jumlah mutasi kredit', 'pembayaran dan kredit', 'total transaksi kredit', 'jumlah deposit',
      'jumlah simpanan', 'jumlah wang masuk', 'jumlah kemasukan', 'total kredit rp', 'jumlah setoran',
    ],
    totalOut: [
      'jumlah debet', 'jumlah debit', 'total debet', 'total debit', 'mutasi debet', 'mutasi debit', 'mutasi db',
      'total mutasi debet', 'total mutasi debit', 'total dana keluar', 'total penarikan', 'dana keluar',
      'uang keluar', 'total uang keluar', 'total pengeluaran', 'jumlah mutasi debet', 'total transaksi debet',
      'total transaksi debit', 'jumlah pengeluaran', 'jumlah wang keluar', 'total pembelanjaan',
      'jumlah belanja', 'jumlah penarikan', 'pembelian dan penarikan tunai',
    ],
    total: [
      'jumlah', 'sub total', 'subtotal', 'total', 'jumlah total', 'jumlah halaman', 'total mutasi',
      'total transaksi', 'jumlah keseluruhan', 'jumlah kecil', 'jumlah besar', 'total halaman ini',
      'grand total',
    ],
    accountNumber: [
      'nomor rekening', 'no rekening', 'no rek', 'nomor rek', 'rekening', 'rekening nomor', 'nomor kartu',
      'no kartu', 'nomor akun', 'rek no', 'nombor akaun', 'no akaun', 'nombor akaun bank', 'akaun', 'no kad',
      'nombor kad', 'no akaun bank', 'nomor kartu kredit',
    ],
    holder: [
      'nama', 'nama nasabah', 'nama pemilik rekening', 'pemilik rekening', 'nama rekening',
      'nama pemegang kartu', 'pemegang kartu', 'nasabah', 'kepada yth', 'kepada', 'nama pemilik',
      'nama pelanggan', 'nama pemegang akaun', 'pemegang akaun', 'nama akaun', 'pelanggan', 'nama pemegang kad',
      'atas nama',
    ],
    period: [
      'periode', 'periode transaksi', 'periode laporan', 'periode mutasi', 'bulan', 'dari tanggal',
      'tanggal awal', 'periode rekening', 'laporan periode', 'mutasi periode', 'dari', 'mulai tanggal',
      'rentang tanggal', 'untuk periode', 'tempoh', 'tempoh penyata', 'tempoh urus niaga', 'dari tarikh',
      'bagi tempoh', 'untuk tempoh', 'penyata dari', 'periode tagihan',
    ],
    periodTo: [
      's d', 'sd', 'sampai', 'sampai dengan', 'hingga', 'sampai tanggal', 'hingga tanggal', 's d tanggal',
      'ke tanggal', 'sehingga', 'hingga tarikh', 'tanggal akhir',
    ],
    statementDate: [
      'tanggal cetak', 'tgl cetak', 'dicetak', 'dicetak pada', 'tanggal laporan', 'tanggal terbit',
      'tanggal pencetakan', 'tanggal tagihan', 'tanggal statement', 'per tanggal', 'tanggal tutup buku',
      'tarikh penyata', 'tarikh cetakan', 'tarikh dicetak', 'tanggal pembuatan', 'pada tarikh',
      'tanggal tercetak', 'waktu cetak',
    ],
  }, // prettier-ignore
  sections: {
    in: [
      'dana masuk', 'transaksi masuk', 'uang masuk', 'setoran', 'pemasukan', 'penerimaan', 'transaksi kredit',
      'kredit', 'pembayaran diterima', 'wang masuk', 'urus niaga kredit', 'pengembalian dana', 'simpanan masuk',
      'mutasi kredit',
    ],
    out: [
      'dana keluar', 'transaksi keluar', 'uang keluar', 'penarikan', 'pengeluaran', 'transaksi debet',
      'transaksi debit', 'debet', 'pembelanjaan', 'biaya', 'transaksi belanja', 'wang keluar',
      'urus niaga debit', 'mutasi debet', 'caj dan fi', 'biaya dan bunga', 'pembayaran tagihan',
    ],
    balances: [
      'saldo harian', 'saldo sesudah', 'saldo setelah', 'ringkasan saldo', 'saldo rata rata', 'saldo rata rata harian', 'baki harian',
      'ringkasan baki', 'purata baki harian',
    ],
    other: [
      'mandat debit langsung', 'gambar cek', 'jadwal angsuran', 'ringkasan pajak', 'biaya tahun berjalan', 'perbandingan dengan bulan lalu', 'perkembangan saldo', 'otorisasi', 'transaksi ditolak', 'pembayaran terjadwal',
      'suku bunga', 'poin', 'poin reward', 'ringkasan', 'ringkasan rekening', 'ringkasan akun', 'informasi',
      'informasi penting', 'catatan penting', 'pengumuman', 'transaksi tertunda', 'transaksi tertunda anda',
      'transaksi yang akan datang', 'deposito', 'deposito berjangka', 'kurs', 'kadar faedah', 'ringkasan akaun',
      'maklumat penting', 'ringkasan transaksi', 'perhatian', 'mata ganjaran', 'kadar keuntungan',
      'biaya layanan', 'tarif', 'cicilan', 'program cicilan', 'investasi',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['transfer masuk', 'transfer dari', 'uang masuk', 'dana masuk', 'pindahan masuk'],
    goesTo: ['transfer keluar', 'transfer ke', 'uang keluar', 'dana keluar', 'pindahan keluar'],
    interest: ['bunga'],
    toCome: ['ditolak', 'tertunda', 'terjadwal', 'otorisasi', 'mendatang'],
    currency: ['mata uang'],
    page: ['halaman', 'hal'],
    pageOf: ['dari'],
  }, // prettier-ignore
  marks: {
    debit: ['db', 'd', 'debet', 'debit', 'keluar', 'dr'],
    credit: ['k', 'cr', 'kredit', 'masuk'],
  }, // prettier-ignore
  deposits: ['rekening giro', 'tabungan'], // prettier-ignore
  limits: ['limit kredit', 'sisa limit', 'limit penarikan tunai'], // prettier-ignore
  liability: [
    'kartu kredit anda', 'tagihan kartu kredit', 'pembayaran minimum', 'batas kredit',
    'sisa kredit', 'tanggal jatuh tempo', 'total tagihan', 'lembar tagihan', 'minimum pembayaran',
    'penyata kad kredit', 'had kredit', 'bayaran minimum', 'kad kredit anda',
    'tarikh akhir bayaran', 'jumlah bayaran minimum', 'had kredit tersedia',
    'rekening pinjaman', 'kredit pemilikan rumah', 'jadwal angsuran',
  ], // prettier-ignore
  books: ['buku besar', 'laporan kas', 'buku kas', 'buku kas umum', 'mutasi kas'], // prettier-ignore
};
