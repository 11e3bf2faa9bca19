import { table as ofTables } from '../../../../tables/front/words/others/th.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'ผู้เล่น',
  banker: 'เจ้ามือ',
  tie: 'เสมอ',
  playerPair: 'คู่ผู้เล่น',
  bankerPair: 'คู่เจ้ามือ',
  playerWins: 'ผู้เล่นชนะ {player} ต่อ {banker}',
  bankerWins: 'เจ้ามือชนะ {banker} ต่อ {player}',
  tieCame: 'เสมอที่ {player}',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot} จ่าย {price} ชิปของคุณ: {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'T',
  roads: 'เค้าไพ่ของขอนนี้',
  roadBead: 'บีดเพลต',
  roadBig: 'บิ๊กโรด',
  roadBigEye: 'บิ๊กอายโรด',
  roadSmall: 'สมอลโรด',
  roadCockroach: 'ค็อกโรชโรด',
  rulesCards: 'ไพ่',
  rulesCardsText:
    'ไพ่แปดสำรับ เอซนับเป็นหนึ่ง สิบและไพ่รูปนับเป็นศูนย์ ผลรวมนับเฉพาะหลักสุดท้าย ผู้เล่นและเจ้ามือได้ไพ่ฝั่งละสองใบ แปดหรือเก้าจบทันที',
  rulesThird: 'ไพ่ใบที่สาม',
  rulesThirdPlayer: 'ผู้เล่นจั่วเมื่อมี 0 ถึง 5 และอยู่เมื่อมี 6 และ 7',
  rulesThirdBanker:
    'ถ้าผู้เล่นอยู่ เจ้ามือจั่วเมื่อมี 0 ถึง 5 ถ้าผู้เล่นจั่ว เจ้ามือจั่วเมื่อมี 0 ถึง 2; มี 3 จั่ว เว้นแต่ไพ่ใบที่สามของผู้เล่นเป็น 8; มี 4 จั่วเมื่อใบนั้นเป็น 2 ถึง 7; มี 5 เมื่อเป็น 4 ถึง 7; มี 6 เมื่อเป็น 6 หรือ 7',
  rulesPays: 'อัตราจ่าย',
  rulesCommission: 'เจ้ามือจ่าย 0.95 : 1: หักค่าคอมมิชชัน 5% ของทุกครั้งที่ชนะ',
  rulesHalfOnSix: 'เจ้ามือจ่าย 1 : 1 ไม่หักค่าคอมมิชชัน แต่จ่าย 0.5 : 1 เมื่อเจ้ามือชนะด้วยหกแต้ม',
  rulesTieBack: 'เมื่อเสมอ คืนยอดแทงฝั่งผู้เล่นและเจ้ามือ',
  rulesShoe: 'ขอนหนึ่งแจก {rounds} รอบ ไม่ว่าออกอะไร แล้วเริ่มขอนใหม่: ทุกรอบจึงมีโอกาสเท่ากันพอดี',
}
