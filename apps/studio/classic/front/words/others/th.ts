import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'หยุดเมื่อได้แจ็กพอต',
  seven: 'เซเว่น',
  'three-bars': 'บาร์สาม',
  'two-bars': 'บาร์สอง',
  'one-bar': 'บาร์เดี่ยว',
  bell: 'ระฆัง',
  cherry: 'เชอร์รี',
  lemon: 'เลมอน',
  plum: 'พลัม',
  anyBars: 'บาร์ใดก็ได้สามอัน',
  twoCherries: 'เชอร์รีสองลูกบนวงล้อซ้าย',
  linesRule: 'เล่นทั้ง 5 ไลน์ทุกรอบ ไลน์จ่ายรางวัลที่ดีที่สุด เงินชนะของแต่ละไลน์นำมารวมกัน',
  jackpot: 'แจ็กพอต',
  jackpotWon: 'แจ็กพอตเป็นของคุณ!',
  jackpotRule: '{share} ของทุกเดิมพันเข้าแจ็กพอต รอบใดก็ชนะได้ทั้งหมด ไม่ว่าวงล้อจะออกอะไร แล้วจึงเริ่มสะสมใหม่',
  jackpotChance: 'เมื่อเดิมพัน {bet} โอกาสคือ 1 ใน {rounds} เดิมพันสองเท่าโอกาสสองเท่า',
  returnOfJackpot: 'คืนจากแจ็กพอตเพิ่มอีก',
}
