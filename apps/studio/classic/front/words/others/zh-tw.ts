import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: '中大獎池時停止',
  seven: '七',
  'three-bars': '三 BAR',
  'two-bars': '雙 BAR',
  'one-bar': '單 BAR',
  bell: '鈴鐺',
  cherry: '櫻桃',
  lemon: '檸檬',
  plum: '李子',
  anyBars: '任意三個 BAR',
  twoCherries: '左邊兩輪的兩個櫻桃',
  linesRule: '每局都玩全部 5 條線。每條線賠最高的一項，不同線的獎金相加。',
  jackpot: '大獎池',
  jackpotWon: '大獎池歸您了！',
  jackpotRule: '每注的 {share} 進入大獎池。任何一局都可能贏走全部，不論轉輪結果；之後重新累積。',
  jackpotChance: '投注 {bet} 時機會為 {rounds} 分之一；投注加倍，機會加倍。',
  returnOfJackpot: '大獎池另外的回報',
}
