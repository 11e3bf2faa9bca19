import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'หยุดเมื่อได้ฟรีสปิน',
  freeSpins_other: 'ฟรีสปิน {count} ครั้ง',
  freeSpinsPayTwice: 'ทุกการชนะจ่ายสองเท่า',
  freeSpinOf: 'ฟรีสปิน {played} จาก {all}',
  moreFreeSpins_other: 'เพิ่มฟรีสปิน {count} ครั้ง',
  freeSpinsDone: 'ฟรีสปินจ่ายแล้ว',
  start: 'เริ่ม',
  wildRule: 'แทนได้ทุกสัญลักษณ์ยกเว้นดาว อยู่บนวงล้อ 2, 3 และ 4',
  scatterRule: 'จ่ายทุกตำแหน่ง สามอันขึ้นไปเปิดฟรีสปิน',
  freeSpinsRule:
    'ดาวสามดวงขึ้นไปให้ฟรีสปิน {awarded} ครั้ง ทุกการชนะในนั้นจ่าย ×{multiplier} ดาวสามดวงขึ้นไปในฟรีสปินเพิ่มอีก {awarded} ครั้ง สูงสุด {limit} ครั้งต่อรอบ',
  linesRule: 'เล่นทั้ง 20 ไลน์ทุกรอบ ไลน์จ่ายสัญลักษณ์เดียวที่เรียงยาวที่สุดจากวงล้อซ้าย เงินชนะของแต่ละไลน์นำมารวมกัน',
  freeSpinsEvery: 'ฟรีสปิน เฉลี่ยหนึ่งครั้งใน',
  toldFreeSpins: 'ฟรีสปิน',
  toldFreeSpinsWon: 'ชนะในฟรีสปิน',
}
