import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: '中大奖池时停止',
  seven: '七',
  'three-bars': '三 BAR',
  'two-bars': '双 BAR',
  'one-bar': '单 BAR',
  bell: '铃铛',
  cherry: '樱桃',
  lemon: '柠檬',
  plum: '李子',
  anyBars: '任意三个 BAR',
  twoCherries: '左边两轴的两个樱桃',
  linesRule: '每局都玩全部 5 条线。每条线赔最高的一项，不同线的奖金相加。',
  jackpot: '大奖池',
  jackpotWon: '大奖池归您了！',
  jackpotRule: '每注的 {share} 进入大奖池。任何一局都可能赢走全部，不论转轴结果；之后重新累积。',
  jackpotChance: '投注 {bet} 时机会为 {rounds} 分之一；投注加倍，机会加倍。',
  returnOfJackpot: '大奖池另外的回报',
}
