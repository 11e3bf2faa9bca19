import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: '出现重转时停止',
  paytableNote: '投注 {bet} 时一路的赔付',
  wildRule: '代替星星以外的所有符号。出现在第 2、3、4 轴，并占满整轴。',
  scatterRule: '任意位置都赔付。',
  ways: '243 路',
  waysRule: '符号从最左轴起连续出现在相邻轴上即赔付，不论行数。每一条读法都赔付，全部相加。',
  respins: '百搭轴与重转',
  respinsRule: '百搭出现时，整轴变为百搭并停住，其余轴免费再转一次。每多一个百搭轴再重转一次，最多三次。',
  respin: '重转',
  respinsDone: '百搭轴赢得',
  respinEvery: '重转，平均每',
  toldWays_other: '{times} × {symbol}，{count} 路',
  toldRespins: '重转',
  toldRespinsWon: '重转赢得',
  toldNothing: '没有中奖路',
}
