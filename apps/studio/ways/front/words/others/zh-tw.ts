import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: '出現重轉時停止',
  paytableNote: '投注 {bet} 時一路的賠付',
  wildRule: '代替星星以外的所有符號。出現在第 2、3、4 輪，並占滿整輪。',
  scatterRule: '任意位置都賠付。',
  ways: '243 路',
  waysRule: '符號從最左輪起連續出現在相鄰輪上即賠付，不論列數。每一條讀法都賠付，全部相加。',
  respins: '百搭輪與重轉',
  respinsRule: '百搭出現時，整輪變為百搭並停住，其餘輪免費再轉一次。每多一個百搭輪再重轉一次，最多三次。',
  respin: '重轉',
  respinsDone: '百搭輪贏得',
  respinEvery: '重轉，平均每',
  toldWays_other: '{times} × {symbol}，{count} 路',
  toldRespins: '重轉',
  toldRespinsWon: '重轉贏得',
  toldNothing: '沒有中獎路',
}
