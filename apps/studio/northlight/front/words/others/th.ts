import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'แสงเหนือ!',
  wildRule: 'แทนได้ทุกสัญลักษณ์ยกเว้นโคม อยู่บนวงล้อ 2, 3 และ 4',
  freeSpinsRule:
    'โคมสามใบขึ้นไปให้ฟรีสปิน {awarded} ครั้ง ทุกการชนะในนั้นจ่าย ×{multiplier} โคมสามใบขึ้นไปในฟรีสปินเพิ่มอีก {awarded} ครั้ง สูงสุด {limit} ครั้งต่อรอบ',
  aurora: 'แสงเหนือ',
  lantern: 'โคมไฟ',
  reindeer: 'กวางเรนเดียร์',
  fox: 'จิ้งจอก',
  owl: 'นกฮูก',
  hare: 'กระต่ายป่า',
}
