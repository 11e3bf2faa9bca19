import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: '自動旋轉',
  stopAutoplay: '停止自動旋轉',
  autoplayRounds: '局數',
  autoplayLossLimit: '虧損達到時停止',
  autoplayLossLimitWhy: '請先選擇一個限額。',
  autoplaySingleWin: '單次贏取達到時停止',
  autoplaySingleWinNone: '不限',
  autoplayStart_other: '開始 {count} 局',
  'stopped-done': '自動旋轉：全部完成。',
  'stopped-loss-limit': '自動旋轉已停止：達到虧損限額。',
  'stopped-single-win': '自動旋轉已停止：已贏到您選的金額。',
  'stopped-feature': '自動旋轉已停止：出現特別環節。',
  'stopped-balance': '自動旋轉已停止：餘額低於投注。',
  'stopped-hidden': '您離開時，自動旋轉已停止。',
  'stopped-trouble': '自動旋轉已停止。',
  rounds_other: '{count} 局',
}
