import type { Lexicon } from './types.ts';

/** Turkish. */
export const tr: Lexicon = {
  language: 'tr',
  months: [
    ['ocak', 'oca'],
    ['subat', 'sub'],
    ['mart', 'mar'],
    ['nisan', 'nis'],
    ['mayis', 'may'],
    ['haziran', 'haz'],
    ['temmuz', 'tem'],
    ['agustos', 'agu'],
    ['eylul', 'eyl'],
    ['ekim', 'eki'],
    ['kasim', 'kas'],
    ['aralik', 'ara'],
  ], // prettier-ignore
  weekdays: [
    'pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar', 'pzt', 'car', 'cmt',
  ], // prettier-ignore
  columns: {
    date: [
      'alisveris tarihi', 'alisveris gunu',
      // The day of a standing order that comes next.
      'sonraki tarih', 'bir sonraki tarih', 'sonraki odeme', 'sonraki odeme tarihi',
      'tarih', 'islem tarihi', 'islem tarih', 'tarih saat', 'tarih ve saat', 'kayit tarihi', 'muhasebe tarihi',
      'fis tarihi', 'hareket tarihi', 'islem zamani', 'islem tarihi saati', 'islem tarih saat', 'tarihi',
      'islem gunu', 'gun', 'ekstre tarihi', 'harcama tarihi', 'gerceklesme tarihi', 'tarih saati',
      'dekont tarihi', 'isl tarihi', 'muh tarihi',
    ],
    valueDate: ['valor', 'valor tarihi', 'valoru', 'gecerlilik tarihi', 'faiz tarihi'],
    description: [
      'aciklama', 'aciklamalar', 'islem', 'islem aciklamasi', 'islem aciklama', 'islemler', 'islem adi',
      'islem turu', 'islem tipi', 'islem detayi', 'islem bilgisi', 'detay', 'detaylar', 'hareket', 'hareketler',
      'hesap hareketleri', 'hareket aciklamasi', 'alici', 'gonderen', 'alici gonderen', 'karsi taraf',
      'karsi hesap', 'donem ici islemler', 'harcama yeri', 'isyeri', 'isyeri adi', 'uye isyeri',
      'donem ici harcamalar', 'lehdar', 'tanim', 'alici adi', 'gonderen adi', 'alici gonderici',
      'karsi hesap adi', 'aciklama detay', 'gonderici', 'isim unvan',
    ],
    reference: [
      'durum', 'islem durumu', 'referans', 'referans no', 'dekont no', 'fis no', 'islem no', 'islem numarasi', 'islem kodu',
      'islem referansi', 'sube', 'sube kodu', 'sira', 'sira no', 'kod', 'no', 'cek no', 'kanal', 'belge no',
      'dekont', 'fis', 'etiket', 'makbuz no', 'ref no', 'islem ref', 'islem yeri', 'islem kanali',
      'referans numarasi', 'karsi iban', 'vergi no', 'tckn vkn', 'kullanici', 'kategori', 'sube no', 'seri no',
      'hesap no',
    ],
    out: [
      'borc', 'borc tutari', 'cikis', 'cekilen', 'odeme', 'odemeler', 'gider', 'giden', 'para cikisi',
      'hesaptan cikan', 'borc tl', 'cekilen tutar', 'odenen', 'cikan', 'borc try', 'cikan tutar', 'giden tutar',
      'cikan para', 'borclu', 'harcama', 'borc tutar', 'cekilen para', 'odenen tutar', 'giderler',
    ],
    in: [
      'alacak', 'alacak tutari', 'giris', 'yatan', 'yatirilan', 'gelir', 'gelen', 'para girisi', 'hesaba giren',
      'alacak tl', 'yatirilan tutar', 'giren', 'alacak try', 'giren tutar', 'gelen tutar', 'giren para',
      'alacakli', 'alacak tutar', 'gelirler', 'tahsilat', 'yatan para', 'yatan tutar',
    ],
    amount: [
      'tutar', 'islem tutari', 'tutar tl', 'miktar', 'tutar try', 'islem tutari tl', 'tutari', 'borc alacak',
      'tutar borc alacak', 'tutar tl karsiligi', 'islem tutar', 'islem miktari', 'tl tutari', 'tutar tl try',
      'meblag', 'tutari tl', 'tl tutar', 'harcama tutari', 'net tutar', 'alacak borc', 'borc alacak tutari',
      'giris cikis', 'tl karsiligi', 'islem tutari try',
    ],
    balance: [
      'bakiye', 'bakiyesi', 'bakiye tl', 'kalan', 'kalan bakiye', 'hesap bakiyesi', 'son bakiye',
      'kullanilabilir bakiye', 'islem sonrasi bakiye', 'guncel bakiye', 'bakiye try', 'yeni bakiye',
      'anlik bakiye', 'kalan tutar', 'bakiyeniz', 'toplam bakiye', 'cari bakiye', 'defter bakiyesi',
      'gun sonu bakiye', 'kullanilabilir', 'bakiye tutari',
    ],
    mark: ['b a', 'borc alacak kodu', 'a b', 'isaret', 'ba', 'b a kodu', 'yon', 'borc alacak'],
    currency: [
      'doviz', 'para birimi', 'doviz cinsi', 'doviz kodu', 'pb', 'para cinsi', 'doviz turu', 'birim',
    ],
    foreign: [
      'doviz tutari', 'yabanci para tutari', 'kur', 'doviz kuru', 'orijinal tutar', 'bsmv', 'kkdf', 'vergi',
      'komisyon', 'masraf', 'yurtdisi tutar', 'puan', 'bonus', 'kazanilan puan', 'islem kuru', 'yp tutar',
      'doviz karsiligi', 'orijinal tutari', 'ucret', 'taksit', 'faiz', 'kalan borc', 'toplam puan', 'chip para',
      'mil',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'devreden',
      'acilis bakiyesi', 'acilis bakiye', 'devreden bakiye', 'onceki bakiye', 'donem basi bakiye',
      'donem basi bakiyesi', 'baslangic bakiyesi', 'baslangic bakiye', 'bir onceki bakiye',
      'onceki sayfadan devir', 'onceki sayfadan devreden', 'onceki donem bakiyesi',
      'gecen aydan devreden bakiye', 'devir bakiyesi', 'onceki donem borcu', 'onceki ay bakiyesi',
      'bir onceki donem borcunuz', 'bir onceki ekstre borcu', 'onceki hesap ozeti borcu', 'ilk bakiye',
      'onceki aydan devir', 'onceki aydan devreden', 'bir onceki hesap ozeti bakiyesi', 'devreden borc',
      'onceki ekstre bakiyesi', 'onceki donem borcunuz', 'bir onceki donem bakiyesi', 'gun basi bakiye',
      'bir onceki ay bakiyesi', 'donem basi devir bakiyesi', 'devir', 'onceki donemden devir',
      'onceki hesap ozeti bakiyesi', 'onceki donem devir',
    ],
    closing: [
      'kapanis bakiyesi', 'kapanis bakiye', 'donem sonu bakiye', 'donem sonu bakiyesi', 'son bakiye',
      'guncel bakiye', 'bitis bakiyesi', 'bitis bakiye', 'sonraki sayfaya devir', 'sonraki sayfaya devreden',
      'hesap bakiyesi', 'mevcut bakiye', 'donem borcu', 'donem borcunuz', 'toplam borc', 'toplam borcunuz',
      'toplam donem borcu', 'hesap ozeti borcu', 'son donem borcu', 'yeni bakiye', 'ekstre borcu', 'bakiyeniz',
      'son hesap bakiyesi', 'gun sonu bakiye', 'gun sonu bakiyesi', 'guncel borc', 'hesap bakiyeniz',
      'odenecek tutar', 'toplam bakiye', 'odenmesi gereken tutar', 'nakli yekun', 'sonraki sayfaya nakil',
      'ekstre bakiyesi', 'hesap ozeti bakiyesi', 'donem sonu borc', 'toplam ekstre borcu',
      'donem sonu borcunuz',
    ],
    totalIn: [
      'toplam alacak', 'alacak toplami', 'toplam giris', 'toplam yatan', 'toplam gelen', 'toplam yatirilan',
      'giris toplami', 'hesaba giren toplam', 'toplam giren', 'toplam gelir', 'alacaklar toplami',
      'alacak tutari toplami', 'yatan toplami', 'toplam alacak tutari', 'toplam para girisi',
      'odemeler toplami', 'toplam odemeler', 'odemeleriniz', 'odemeleriniz toplami', 'gelen toplam',
      'toplam tahsilat', 'toplam alacaklar', 'giren toplam', 'yapilan odemeler', 'alacak toplam',
      'alacak kayitlari toplami',
      'odemeler',
    ],
    totalOut: [
      'toplam borc', 'toplam borclar', 'borc toplami', 'toplam cikis', 'toplam cekilen', 'toplam giden', 'cikis toplami',
      'hesaptan cikan toplam', 'toplam cikan', 'toplam gider', 'borclar toplami', 'borc tutari toplami',
      'cekilen toplami', 'toplam borc tutari', 'toplam para cikisi', 'harcamalar toplami', 'toplam harcama',
      'toplam harcamalar', 'donem ici harcamalar', 'donem ici harcama', 'donem ici harcamalariniz',
      'giden toplam', 'cikan toplam', 'borc toplam', 'harcamalariniz toplami', 'harcamalariniz',
      'borc kayitlari toplami',
      'harcamalar', 'alisverisler',
    ],
    total: [
      'toplam', 'genel toplam', 'ara toplam', 'sayfa toplami', 'toplamlar', 'donem toplami', 'yekun',
      'islem toplami', 'toplam tutar', 'kart toplami', 'genel toplamlar', 'islemler toplami',
      'hareketler toplami', 'gunluk toplam',
    ],
    accountNumber: [
      'hesap no', 'hesap numarasi', 'hesap numaraniz', 'iban', 'iban no', 'iban numarasi', 'musteri hesap no',
      'hesap', 'kart no', 'kart numarasi', 'hesap iban', 'kredi karti numarasi', 'kart numaraniz',
      'sube hesap no', 'hesap no iban', 'sube kodu hesap no', 'hesap numarasi iban', 'kredi karti no',
      'vadesiz hesap no', 'hesap bilgisi',
    ],
    holder: [
      'hesap sahibi', 'musteri adi', 'musteri adi soyadi', 'ad soyad', 'adi soyadi', 'musteri', 'hesap adi',
      'sayin', 'musteri unvani', 'ad soyad unvan', 'adi soyadi unvani', 'kart sahibi', 'hesap sahibinin adi',
      'unvan', 'musteri isim unvan', 'musteri adi unvani', 'isim soyisim', 'adi soyadi unvan',
      'hesap sahibi adi', 'ad soyadi', 'musteri ad soyad', 'isim unvan', 'unvani',
    ],
    period: [
      'donem', 'hesap ozeti donemi', 'tarih araligi', 'ekstre donemi', 'donemi', 'sorgulama tarih araligi',
      'baslangic tarihi', 'ekstre tarih araligi', 'sorgu tarih araligi', 'hesap donemi', 'hareket tarihleri',
      'islem tarih araligi', 'tarihleri arasi', 'sorgulama donemi', 'donem baslangic', 'ilk tarih',
      'hareket donemi', 'listelenen tarih araligi', 'sorgulanan tarih araligi', 'tarih araliklari',
      'donem araligi', 'sorgu araligi', 'rapor donemi', 'baslangic', 'baslangic bitis tarihi',
    ],
    periodTo: [
      'ile', 'ila', 'bitis tarihi', 'tarihinden', 'bitis', 'son tarih', 'tarihi ile', 'donem bitis',
    ],
    dueDate: ['son odeme tarihi'],
    statementDate: [
      'duzenleme tarihi', 'ekstre tarihi', 'hesap kesim tarihi', 'belge tarihi', 'rapor tarihi',
      'yazdirma tarihi', 'basim tarihi', 'olusturma tarihi', 'dokum tarihi', 'hesap ozeti tarihi',
      'duzenlenme tarihi', 'sorgulama tarihi', 'belge duzenleme tarihi', 'hazirlanma tarihi', 'cikti tarihi',
      'rapor alinma tarihi', 'sorgu tarihi', 'talep tarihi', 'ekstre kesim tarihi', 'tarih itibariyla',
      'tarih itibariyle', 'kesim tarihi', 'hesap kesim tarihiniz',
    ],
  }, // prettier-ignore
  sections: {
    paid: ['odemeler'],
    in: [
      'gelen', 'para girisleri', 'gelen transferler', 'yatirilan tutarlar', 'alacak kayitlari', 'girisler',
      'odemeler ve iadeler', 'gelen havaleler', 'gelen havale ve eft', 'odemeleriniz', 'iadeler',
      'alacak hareketleri', 'hesaba girisler',
      'alacaklar', 'yatirilanlar',
    ],
    out: [
      'giden', 'para cikislari', 'giden transferler', 'harcamalar', 'kart harcamalari', 'borc kayitlari',
      'cikislar', 'ucretler', 'masraflar', 'nakit avanslar', 'otomatik odemeler', 'masraf ve komisyonlar',
      'giden havaleler', 'giden havale ve eft', 'harcamalariniz', 'donem ici islemleriniz',
      'donem ici harcamalariniz', 'taksitli harcamalar', 'pesin harcamalar', 'borc hareketleri',
      'hesaptan cikislar', 'nakit cekimler', 'ucret ve komisyonlar', 'faiz ve ucretler', 'fatura odemeleri',
      'borclar', 'cekilenler', 'alisverisler',
    ],
    balances: [
      'gunluk bakiyeler', 'gun sonu bakiyeleri', 'bakiye ozeti', 'ortalama bakiye', 'bakiyeler',
      'gunluk bakiye', 'gun sonu bakiyesi',
    ],
    other: [
      'cek goruntuleri', 'vergi ozeti', 'yil ici ucretler', 'gecen ay ile karsilastirma', 'bakiye gelisimi', 'reddedilen islemler', 'ileri tarihli odemeler',
      'faiz oranlari', 'faiz orani', 'puan bilgileri', 'bonus bilgileri', 'puan ozeti', 'hesap ozeti', 'ozet',
      'bekleyen islemler', 'provizyonlar', 'bekleyen provizyonlar', 'ileri tarihli islemler', 'blokeler',
      'onemli bilgiler', 'bilgilendirme', 'duyurular', 'kampanyalar', 'doviz kurlari', 'kur bilgileri',
      'ucret tarifesi', 'gelecek donem taksitleri', 'taksitler', 'kalan taksitler', 'gelecek ay taksitleri',
      'vadeli hesaplar', 'mesajlar', 'faiz bilgileri', 'odeme plani', 'onay bekleyen islemler',
      'otomatik odeme talimatlari', 'limit bilgileri', 'kart bilgileri', 'donem ozeti', 'puanlariniz',
      'kazanilan puanlar', 'yasal uyari', 'yatirim hesaplari',
      'duzenli odemeler', 'provizyondaki islemler', 'duzenli odeme talimatlari', 'talimatlar',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['para yatirma', 'gelen havale', 'gelen eft', 'gelen transfer', 'gelen fast'],
    goesTo: ['para cekme', 'giden havale', 'giden eft', 'giden transfer', 'giden fast'],
    interest: ['faiz'],
    toCome: ['reddedilen', 'bekleyen', 'ileri tarihli', 'provizyonlar', 'provizyondaki', 'planlanan', 'gelecek'],
    currency: ['para birimi', 'doviz cinsi'],
    accounts: ['hesap', 'hesabi'],
    page: ['sayfa'],
  }, // prettier-ignore
  marks: {
    debit: ['b', 'borc', 'brc'],
    credit: ['a', 'alc', 'alacak'],
  }, // prettier-ignore
  deposits: ['vadesiz hesap', 'vadesiz tl hesabi', 'vadesiz mevduat hesabi', 'vadeli hesap'], // prettier-ignore
  limits: ['kullanilabilir limit', 'kredi limiti', 'kalan limit', 'akdi faiz orani', 'toplam limit'], // prettier-ignore
  liability: [
    'vadesi gecmis',
    'kredi karti hesap ozeti', 'kredi karti ekstresi', 'kredi karti hesap bildirim cetveli', 'kart limiti',
    'kredi karti limiti', 'asgari odeme', 'asgari odeme tutari', 'asgari odeme tutariniz',
    'minimum odeme tutari', 'son odeme tarihi', 'son odeme tarihiniz', 'hesap kesim tarihi',
    'hesap kesim tarihiniz', 'kullanilabilir kart limiti', 'donem borcu',
    'donem borcunuz', 'nakit avans limiti', 'gecikme faizi orani', 'hesap ozeti borcu',
    'odenmesi gereken asgari tutar', 'odenmesi gereken minimum tutar',
    'odenecek asgari tutar', 'minimum odeme', 'ekstre borcu',
    'kredi hesabi', 'kredi hesap ozeti', 'geri odeme plani', 'odeme plani', 'kredi ekstresi',
    'konut kredisi', 'ihtiyac kredisi', 'tasit kredisi', 'kredi hesap hareketleri',
  ], // prettier-ignore
  books: ['muavin defter', 'defteri kebir', 'muavin dokumu', 'hesap muavini', 'buyuk defter', 'kasa defteri'], // prettier-ignore
  bills: {
    charged: ['fatura', 'satis faturasi'],
    settled: ['odeme', 'tahsilat', 'iade faturasi', 'alacak dekontu'],
  }, // prettier-ignore
};
