import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: '出现免费旋转时停止',
  freeSpins_other: '{count} 次免费旋转',
  freeSpinsPayTwice: '所有赢奖加倍',
  freeSpinOf: '免费旋转 {played} / {all}',
  moreFreeSpins_other: '再加 {count} 次免费旋转',
  freeSpinsDone: '免费旋转赢得',
  start: '开始',
  wildRule: '代替星星以外的所有符号。出现在第 2、3、4 轴。',
  scatterRule: '任意位置都赔付。三个或以上开启免费旋转。',
  freeSpinsRule:
    '三个或以上星星给 {awarded} 次免费旋转，期间赢奖一律 ×{multiplier}。免费旋转中再出三个或以上星星，再加 {awarded} 次，每局最多 {limit} 次。',
  linesRule: '每局都玩全部 20 条线。每条线按从最左轴起最长的同一符号赔付，不同线的奖金相加。',
  freeSpinsEvery: '免费旋转，平均每',
  toldFreeSpins: '免费旋转',
  toldFreeSpinsWon: '免费旋转赢得',
}
