import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: '注額',
  lowerBet: '降低投注',
  raiseBet: '提高投注',
  win: '贏得',
  standsIn: '沙盒遊戲，代替 {title}。',
  bigWin: '大獎',
  greatWin: '巨獎',
  hugeWin: '超級大獎',
  betInstead: '改投 {amount}',
  resumed: '這是您上次沒有看完的一局。',
  figures: '數據',
  returnToPlayer: '玩家回報率（RTP）',
  hitRate: '有贏獎的局',
  volatility: '波動性',
  'volatility-low': '低（標準差為投注的 {deviation} 倍）',
  'volatility-medium': '中（標準差為投注的 {deviation} 倍）',
  'volatility-high': '高（標準差為投注的 {deviation} 倍）',
  largestWin: '單局最高獎',
  timesBet: '投注的 {times} 倍',
  interrupted: '如果連線中斷，本局會在您不在時照常完成，贏得的錢照付。您回來時就能看到。',
}
