import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: '賭け金',
  lowerBet: 'ベットを下げる',
  raiseBet: 'ベットを上げる',
  win: '勝利金',
  standsIn: '{title} の代わりをするサンドボックスのゲームです。',
  bigWin: 'ビッグウィン',
  greatWin: 'グレートウィン',
  hugeWin: 'ヒュージウィン',
  betInstead: '代わりに {amount} を賭ける',
  resumed: '最後までご覧になっていなかったラウンドです。',
  figures: '数値',
  returnToPlayer: '還元率（RTP）',
  hitRate: '勝ちのあるラウンド',
  volatility: '変動性',
  'volatility-low': '低（標準偏差はベットの{deviation}倍）',
  'volatility-medium': '中（標準偏差はベットの{deviation}倍）',
  'volatility-high': '高（標準偏差はベットの{deviation}倍）',
  largestWin: '1ラウンドの最大配当',
  timesBet: 'ベットの{times}倍',
  interrupted: '接続が切れても、ラウンドはそのまま最後まで行われ、勝利金が支払われます。戻ったときに確認できます。',
}
