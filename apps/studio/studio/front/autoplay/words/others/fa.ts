import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'بازی خودکار',
  stopAutoplay: 'توقف بازی خودکار',
  autoplayRounds: 'تعداد دور',
  autoplayLossLimit: 'توقف وقتی این‌قدر باختم',
  autoplayLossLimitWhy: 'برای شروع یک حد انتخاب کنید.',
  autoplaySingleWin: 'توقف با یک برد به اندازهٔ',
  autoplaySingleWinNone: 'بدون حد',
  autoplayStart_one: 'شروع {count} دور',
  autoplayStart_other: 'شروع {count} دور',
  'stopped-done': 'بازی خودکار: همهٔ دورها انجام شد.',
  'stopped-loss-limit': 'بازی خودکار متوقف شد: به حد باخت رسیدید.',
  'stopped-single-win': 'بازی خودکار متوقف شد: مبلغ انتخابی را بردید.',
  'stopped-feature': 'بازی خودکار متوقف شد: دور ویژه آمد.',
  'stopped-balance': 'بازی خودکار متوقف شد: موجودی از شرط کمتر است.',
  'stopped-hidden': 'بازی خودکار در غیاب شما متوقف شد.',
  'stopped-trouble': 'بازی خودکار متوقف شد.',
  rounds_one: '{count} دور',
  rounds_other: '{count} دور',
}
