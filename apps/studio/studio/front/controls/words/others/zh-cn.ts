import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: '注额',
  lowerBet: '降低投注',
  raiseBet: '提高投注',
  win: '赢取',
  standsIn: '沙盒游戏，代替 {title}。',
  bigWin: '大奖',
  greatWin: '巨奖',
  hugeWin: '超级大奖',
  betInstead: '改投 {amount}',
  resumed: '这是您上次没有看完的一局。',
  figures: '数据',
  returnToPlayer: '玩家回报率（RTP）',
  hitRate: '有赢奖的局',
  volatility: '波动性',
  'volatility-low': '低（标准差为投注的 {deviation} 倍）',
  'volatility-medium': '中（标准差为投注的 {deviation} 倍）',
  'volatility-high': '高（标准差为投注的 {deviation} 倍）',
  largestWin: '单局最高奖',
  timesBet: '投注的 {times} 倍',
  interrupted: '如果连接断开，本局会在您不在时照常完成，赢得的金额照付。您回来时即可看到。',
}
