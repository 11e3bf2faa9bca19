import { table as ofTables } from '../../../../tables/front/words/others/zh-tw.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: '平手',
  meronWins: 'Meron 贏',
  walaWins: 'Wala 贏',
  drawCame: '平手：退還雙方注額',
  drawPrice: '8 : 1',
  noOdds: '暫無賠率',
  pool: '彩池 {amount}',
  seed: '莊家在雙方各墊注：{amount}',
  spotLabel: '{spot}，賠率 {odds}。您的籌碼：{laid}',
  lastBouts: '最近場次',
  rulesArena: '鬥場',
  rulesArenaText:
    '兩個徽章相鬥：Meron 和 Wala。這是一款繪製的遊戲，沒有任何動物參與。在 400 個均等的機會中，Meron 和 Wala 各占 179 個，平手占 42 個。',
  rulesPool: '由彩池決定的賠率',
  rulesPoolText:
    '雙方的全部注額加上莊家墊注，組成彩池。其中 {takeout}% 歸莊家；其餘由贏方的注額分享。賠率截到兩位小數，由此剩下的也歸莊家；賠率絕不低於 1.00。以封盤時的賠率為準。',
  rulesSeed: '廠商在雙方各墊注 {amount}。它是彩池的一部分，所有人都看得到。',
  rulesNoSeed: '本鬥場沒有莊家墊注：彩池只由玩家的注額組成。',
  rulesEmpty: '封盤時若有一方沒有注額，另一方的注額一律退還。',
  rulesDraw: '平手賠 8 : 1，不屬於彩池；開平手時退還雙方注額。',
  returnSide: 'Meron 或 Wala，雙方彩池相同時',
  returnDraw: '平手',
  toldOdds: '{side}最終賠率',
  toldPool: '玩家押{side}的金額',
  toldSeed: '莊家在雙方的底注',
}
