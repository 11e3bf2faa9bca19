import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'برد',
  returnToPlayer: 'بازگشت',
  interrupted: 'اگر اتصال قطع شود، دور بدون شما تمام و بردش پرداخت می‌شود. وقتی برگردید آن را می‌بینید.',
  play: 'بازی {stake}',
  playing: 'در حال بازی',
  soon: 'دور بعد تا لحظاتی دیگر',
  mayWin: 'می‌توانید {amount} ببرید',
  howToPlay: 'روش بازی',
  returns: 'چقدر برمی‌گردد',
  returnExact: 'از همه شرط‌ها دقیقاً 99% به شکل برد برمی‌گردد، هر چه انتخاب کنید. هیچ چیز گرد نمی‌شود.',
  limits: 'سقف‌ها',
  stakesFromTo: 'شرط از {least} تا {most}.',
  largestWin: 'بزرگ‌ترین برد یک دور {times} برابر شرط است، یعنی {amount} با بزرگ‌ترین شرط.',
  pace: 'هر دور دست‌کم {seconds} ثانیه طول می‌کشد. با زدن روی تصویر، نتیجه فوراً نشان داده می‌شود.',
  interruptions: 'اگر چیزی قطع شود',
  fairness: 'انصاف',
  algorithm:
    'HMAC-SHA-256 با سید سرور به عنوان کلید، روی «سید کلاینت:شماره دور:بلوک» کلمه‌های 32 بیتی می‌دهد. عددِ کمتر از یک حد، باقی‌مانده کلمه بعدی بر آن حد است؛ کلمه‌ای که به سود عددهای کوچک باشد رد می‌شود.',
  seedsGive: 'سیدها این را می‌دهند: {numbers}',
  roundWas: 'یعنی: {result}.',
  price: 'پرداخت',
  chance: 'شانس',
  toldResult: 'نتیجه',
}
