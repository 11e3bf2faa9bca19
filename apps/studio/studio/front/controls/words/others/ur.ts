import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'شرط',
  lowerBet: 'شرط کم کریں',
  raiseBet: 'شرط بڑھائیں',
  win: 'جیت',
  standsIn: '{title} کی جگہ سینڈ باکس کا ایک کھیل۔',
  bigWin: 'بڑی جیت',
  greatWin: 'شاندار جیت',
  hugeWin: 'عظیم جیت',
  betInstead: 'اس کے بجائے {amount} لگائیں',
  resumed: 'یہ وہ راؤنڈ ہے جو آپ نے آخر تک نہیں دیکھا تھا۔',
  figures: 'اعداد',
  returnToPlayer: 'کھلاڑی کو واپسی (RTP)',
  hitRate: 'جیت والے راؤنڈ',
  volatility: 'اتار چڑھاؤ',
  'volatility-low': 'کم (معیاری انحراف شرط کا {deviation}×)',
  'volatility-medium': 'درمیانہ (معیاری انحراف شرط کا {deviation}×)',
  'volatility-high': 'زیادہ (معیاری انحراف شرط کا {deviation}×)',
  largestWin: 'ایک راؤنڈ کی سب سے بڑی ممکنہ جیت',
  timesBet: 'شرط کا {times}×',
  interrupted:
    'کنکشن ٹوٹ جائے تو راؤنڈ آپ کے بغیر پورا ہوتا ہے اور اس کی جیت ادا کی جاتی ہے۔ واپس آنے پر آپ اسے دیکھتے ہیں۔',
}
