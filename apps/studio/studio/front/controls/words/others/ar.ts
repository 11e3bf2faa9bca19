import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'الرهان',
  lowerBet: 'خفض الرهان',
  raiseBet: 'رفع الرهان',
  win: 'الربح',
  standsIn: 'لعبة من البيئة التجريبية تنوب عن {title}.',
  bigWin: 'ربح كبير',
  greatWin: 'ربح عظيم',
  hugeWin: 'ربح هائل',
  betInstead: 'راهن بمبلغ {amount} بدلًا منه',
  resumed: 'هذه هي الجولة التي لم تشاهدها حتى نهايتها.',
  figures: 'الأرقام',
  returnToPlayer: 'العائد للاعب (RTP)',
  hitRate: 'جولات فيها ربح',
  volatility: 'التقلب',
  'volatility-low': 'منخفض (انحراف معياري {deviation}× الرهان)',
  'volatility-medium': 'متوسط (انحراف معياري {deviation}× الرهان)',
  'volatility-high': 'مرتفع (انحراف معياري {deviation}× الرهان)',
  largestWin: 'أكبر ربح ممكن في جولة',
  timesBet: '{times}× الرهان',
  interrupted: 'إذا انقطع الاتصال تُستكمل الجولة دونك ويُدفع ربحها، وتشاهدها عندما تعود.',
}
