import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: '出現免費旋轉時停止',
  freeSpins_other: '{count} 次免費旋轉',
  freeSpinsPayTwice: '所有贏獎加倍',
  freeSpinOf: '免費旋轉 {played} / {all}',
  moreFreeSpins_other: '再加 {count} 次免費旋轉',
  freeSpinsDone: '免費旋轉贏得',
  start: '開始',
  wildRule: '代替星星以外的所有符號。出現在第 2、3、4 輪。',
  scatterRule: '任意位置都賠付。三個或以上開啟免費旋轉。',
  freeSpinsRule:
    '三個或以上星星給 {awarded} 次免費旋轉，期間贏獎一律 ×{multiplier}。免費旋轉中再出三個或以上星星，再加 {awarded} 次，每局最多 {limit} 次。',
  linesRule: '每局都玩全部 20 條線。每條線按從最左輪起最長的同一符號賠付，不同線的獎金相加。',
  freeSpinsEvery: '免費旋轉，平均每',
  toldFreeSpins: '免費旋轉',
  toldFreeSpinsWon: '免費旋轉贏得',
}
