import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'ยอดแทง',
  lowerBet: 'ลดเดิมพัน',
  raiseBet: 'เพิ่มเดิมพัน',
  win: 'ชนะ',
  standsIn: 'เกมของแซนด์บ็อกซ์ที่เล่นแทน {title}',
  bigWin: 'ชนะก้อนโต',
  greatWin: 'ชนะยิ่งใหญ่',
  hugeWin: 'ชนะมหาศาล',
  betInstead: 'เดิมพัน {amount} แทน',
  resumed: 'นี่คือรอบที่คุณยังดูไม่จบ',
  figures: 'ตัวเลข',
  returnToPlayer: 'อัตราคืนผู้เล่น (RTP)',
  hitRate: 'รอบที่ชนะ',
  volatility: 'ความผันผวน',
  'volatility-low': 'ต่ำ (ส่วนเบี่ยงเบนมาตรฐาน {deviation}× เดิมพัน)',
  'volatility-medium': 'ปานกลาง (ส่วนเบี่ยงเบนมาตรฐาน {deviation}× เดิมพัน)',
  'volatility-high': 'สูง (ส่วนเบี่ยงเบนมาตรฐาน {deviation}× เดิมพัน)',
  largestWin: 'ชนะสูงสุดในหนึ่งรอบ',
  timesBet: '{times}× เดิมพัน',
  interrupted: 'ถ้าการเชื่อมต่อหลุด รอบจะเล่นจนจบโดยไม่มีคุณ และจ่ายเงินที่ชนะให้ คุณจะเห็นผลเมื่อกลับมา',
}
