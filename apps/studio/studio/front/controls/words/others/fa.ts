import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'شرط',
  lowerBet: 'کاهش شرط',
  raiseBet: 'افزایش شرط',
  win: 'برد',
  standsIn: 'بازی آزمایشی به‌جای {title}.',
  bigWin: 'برد بزرگ',
  greatWin: 'برد عالی',
  hugeWin: 'برد عظیم',
  betInstead: 'به‌جایش {amount} شرط ببندید',
  resumed: 'این دوری است که تا پایان ندیده بودید.',
  figures: 'ارقام',
  returnToPlayer: 'بازگشت به بازیکن (RTP)',
  hitRate: 'دورهای برنده',
  volatility: 'نوسان',
  'volatility-low': 'کم (انحراف معیار {deviation}× شرط)',
  'volatility-medium': 'متوسط (انحراف معیار {deviation}× شرط)',
  'volatility-high': 'زیاد (انحراف معیار {deviation}× شرط)',
  largestWin: 'بزرگ‌ترین برد ممکن یک دور',
  timesBet: '{times}× شرط',
  interrupted: 'اگر اتصال قطع شود، دور بدون شما تمام و بردش پرداخت می‌شود. وقتی برگردید آن را می‌بینید.',
}
