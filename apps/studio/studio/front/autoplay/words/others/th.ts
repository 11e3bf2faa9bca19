import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'เล่นอัตโนมัติ',
  stopAutoplay: 'หยุดเล่นอัตโนมัติ',
  autoplayRounds: 'จำนวนรอบ',
  autoplayLossLimit: 'หยุดเมื่อเสียถึง',
  autoplayLossLimitWhy: 'เลือกวงเงินก่อนเริ่ม',
  autoplaySingleWin: 'หยุดเมื่อชนะครั้งเดียวถึง',
  autoplaySingleWinNone: 'ไม่จำกัด',
  autoplayStart_other: 'เริ่ม {count} รอบ',
  'stopped-done': 'เล่นอัตโนมัติ: ครบทุกรอบแล้ว',
  'stopped-loss-limit': 'หยุดเล่นอัตโนมัติ: เสียถึงวงเงินแล้ว',
  'stopped-single-win': 'หยุดเล่นอัตโนมัติ: ชนะถึงจำนวนที่เลือกแล้ว',
  'stopped-feature': 'หยุดเล่นอัตโนมัติ: มีรอบพิเศษ',
  'stopped-balance': 'หยุดเล่นอัตโนมัติ: ยอดเงินน้อยกว่าเดิมพัน',
  'stopped-hidden': 'หยุดเล่นอัตโนมัติขณะคุณไม่อยู่',
  'stopped-trouble': 'หยุดเล่นอัตโนมัติแล้ว',
  rounds_other: '{count} รอบ',
}
