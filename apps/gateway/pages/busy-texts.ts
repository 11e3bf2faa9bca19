import type { Language } from '@ante/contract/merchant/language.ts'

interface BusyText {
  title: string
  text: string
  again: string
}

const busyText = (title: string, text: string, again: string): BusyText => ({ title, text, again })

/** Texts of the page that is sent when no page can be rendered. They do not depend on message catalogues. */
export const busyTexts: Record<Language, BusyText> = {
  EN: busyText('We’re very busy right now', 'This page will reload by itself in a moment.', 'Try again'),
  CN: busyText('当前访问人数较多', '页面稍后会自动重新加载。', '重试'),
  TW: busyText('目前訪問人數較多', '頁面稍後會自動重新載入。', '重試'),
  JA: busyText('ただいま大変混み合っています', 'このページはまもなく自動的に再読み込みされます。', '再試行'),
  KO: busyText('지금 접속자가 많습니다', '잠시 후 페이지가 자동으로 다시 로드됩니다.', '다시 시도'),
  TH: busyText('ขณะนี้มีผู้ใช้งานจำนวนมาก', 'หน้านี้จะโหลดใหม่เองในอีกสักครู่', 'ลองอีกครั้ง'),
  VI: busyText('Hiện đang có rất nhiều người truy cập', 'Trang này sẽ tự tải lại sau giây lát.', 'Thử lại'),
  LO: busyText('ຕອນນີ້ມີຜູ້ໃຊ້ຫຼາຍ', 'ໜ້ານີ້ຈະໂຫຼດຄືນເອງໃນອີກບໍ່ດົນ.', 'ລອງອີກຄັ້ງ'),
  KM: busyText('ពេលនេះមានអ្នកប្រើប្រាស់ច្រើន', 'ទំព័រនេះនឹងផ្ទុកឡើងវិញដោយខ្លួនឯងក្នុងពេលបន្តិចទៀត។', 'ព្យាយាមម្ដងទៀត'),
  MY: busyText('ယခုအချိန်တွင် အသုံးပြုသူ များနေပါသည်', 'ဤစာမျက်နှာသည် ခဏအကြာတွင် အလိုအလျောက် ပြန်ပွင့်ပါမည်။', 'ထပ်စမ်းကြည့်ပါ'),
  MS: busyText(
    'Kami sangat sibuk sekarang',
    'Halaman ini akan dimuat semula dengan sendirinya sebentar lagi.',
    'Cuba lagi',
  ),
  ID: busyText('Situs sedang sangat sibuk', 'Halaman ini akan dimuat ulang sendiri sebentar lagi.', 'Coba lagi'),
  TY: busyText('Napakaraming bumibisita ngayon', 'Kusang maglo-load muli ang page na ito maya-maya.', 'Subukan muli'),
  HI: busyText('अभी बहुत अधिक व्यस्तता है', 'यह पेज थोड़ी देर में अपने आप फिर से लोड होगा।', 'फिर कोशिश करें'),
  BN: busyText('এই মুহূর্তে খুব ব্যস্ত', 'পৃষ্ঠাটি কিছুক্ষণের মধ্যে নিজে থেকেই আবার লোড হবে।', 'আবার চেষ্টা করুন'),
  TA: busyText('தற்போது அதிகப் பயனர்கள் உள்ளனர்', 'இந்தப் பக்கம் சிறிது நேரத்தில் தானாகவே மீண்டும் ஏற்றப்படும்.', 'மீண்டும் முயலவும்'),
  NE: busyText('अहिले धेरै व्यस्त छ', 'यो पृष्ठ केही बेरमा आफैँ पुनः लोड हुनेछ।', 'फेरि प्रयास गर्नुहोस्'),
  UR: busyText('اس وقت بہت زیادہ رش ہے', 'یہ صفحہ کچھ دیر میں خود بخود دوبارہ لوڈ ہو جائے گا۔', 'دوبارہ کوشش کریں'),
  FA: busyText(
    'در حال حاضر سرمان بسیار شلوغ است',
    'این صفحه تا چند لحظهٔ دیگر خودبه‌خود دوباره بارگیری می‌شود.',
    'تلاش دوباره',
  ),
  AR: busyText('نشهد ازدحامًا كبيرًا الآن', 'سيُعاد تحميل هذه الصفحة تلقائيًا بعد لحظات.', 'إعادة المحاولة'),
  TR: busyText('Şu anda çok yoğunuz', 'Bu sayfa birazdan kendiliğinden yeniden yüklenecek.', 'Tekrar dene'),
  RU: busyText('Сейчас очень много посетителей', 'Страница скоро обновится сама.', 'Повторить'),
  KK: busyText('Қазір кірушілер өте көп', 'Бұл бет сәлден кейін өздігінен қайта жүктеледі.', 'Қайталап көру'),
  UZ: busyText(
    'Hozir tashrif buyuruvchilar juda koʻp',
    'Bu sahifa birozdan soʻng oʻzi qayta yuklanadi.',
    'Qayta urinish',
  ),
  ES: busyText('Hay mucha actividad en este momento', 'Esta página se recargará sola en unos instantes.', 'Reintentar'),
  PT: busyText(
    'Estamos com muitos acessos agora',
    'Esta página será recarregada automaticamente em instantes.',
    'Tentar novamente',
  ),
  FR: busyText(
    'Le site est très sollicité en ce moment',
    'Cette page se rechargera d’elle-même dans un instant.',
    'Réessayer',
  ),
}
