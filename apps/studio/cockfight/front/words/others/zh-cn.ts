import { table as ofTables } from '../../../../tables/front/words/others/zh-cn.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: '平局',
  meronWins: 'Meron 赢',
  walaWins: 'Wala 赢',
  drawCame: '平局：退还双方注额',
  drawPrice: '8 : 1',
  noOdds: '暂无赔率',
  pool: '彩池 {amount}',
  seed: '庄家在双方各垫注：{amount}',
  spotLabel: '{spot}，赔率 {odds}。您的筹码：{laid}',
  lastBouts: '最近场次',
  rulesArena: '斗场',
  rulesArenaText:
    '两个徽章相斗：Meron 和 Wala。这是一款绘制的游戏，没有任何动物参与。在 400 个均等的机会中，Meron 和 Wala 各占 179 个，平局占 42 个。',
  rulesPool: '由彩池决定的赔率',
  rulesPoolText:
    '双方的全部注额加上庄家垫注，组成彩池。其中 {takeout}% 归庄家；其余由赢方的注额分享。赔率截到两位小数，由此剩下的也归庄家；赔率绝不低于 1.00。以封盘时的赔率为准。',
  rulesSeed: '厂商在双方各垫注 {amount}。它是彩池的一部分，所有人都看得到。',
  rulesNoSeed: '本斗场没有庄家垫注：彩池只由玩家的注额组成。',
  rulesEmpty: '封盘时若有一方没有注额，另一方的注额一律退还。',
  rulesDraw: '平局赔 8 : 1，不属于彩池；开平局时退还双方注额。',
  returnSide: 'Meron 或 Wala，双方彩池相同时',
  returnDraw: '平局',
  toldOdds: '{side}最终赔率',
  toldPool: '玩家押{side}的金额',
  toldSeed: '庄家在双方的底注',
}
