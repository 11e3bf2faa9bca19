import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'خودکار کھیل',
  stopAutoplay: 'خودکار کھیل روکیں',
  autoplayRounds: 'راؤنڈ',
  autoplayLossLimit: 'اتنا ہارنے پر رکیں',
  autoplayLossLimitWhy: 'شروع کرنے کے لیے حد چنیں۔',
  autoplaySingleWin: 'ایک بار اتنا جیتنے پر رکیں',
  autoplaySingleWinNone: 'کوئی حد نہیں',
  autoplayStart_one: '{count} راؤنڈ شروع کریں',
  autoplayStart_other: '{count} راؤنڈ شروع کریں',
  'stopped-done': 'خودکار کھیل: تمام راؤنڈ کھیلے گئے۔',
  'stopped-loss-limit': 'خودکار کھیل رکا: ہار کی حد پوری ہوئی۔',
  'stopped-single-win': 'خودکار کھیل رکا: آپ نے چنی ہوئی رقم جیت لی۔',
  'stopped-feature': 'خودکار کھیل رکا: خاص راؤنڈ آیا۔',
  'stopped-balance': 'خودکار کھیل رکا: بیلنس شرط سے کم ہے۔',
  'stopped-hidden': 'آپ کی غیر موجودگی میں خودکار کھیل رک گیا۔',
  'stopped-trouble': 'خودکار کھیل رک گیا۔',
  rounds_one: '{count} راؤنڈ',
  rounds_other: '{count} راؤنڈ',
}
