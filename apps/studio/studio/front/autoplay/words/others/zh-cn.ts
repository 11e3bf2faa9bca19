import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: '自动旋转',
  stopAutoplay: '停止自动旋转',
  autoplayRounds: '局数',
  autoplayLossLimit: '亏损达到时停止',
  autoplayLossLimitWhy: '请先选择一个限额。',
  autoplaySingleWin: '单次赢取达到时停止',
  autoplaySingleWinNone: '不限',
  autoplayStart_other: '开始 {count} 局',
  'stopped-done': '自动旋转：全部完成。',
  'stopped-loss-limit': '自动旋转已停止：达到亏损限额。',
  'stopped-single-win': '自动旋转已停止：已赢到您选的金额。',
  'stopped-feature': '自动旋转已停止：出现特别环节。',
  'stopped-balance': '自动旋转已停止：余额低于投注。',
  'stopped-hidden': '您离开时，自动旋转已停止。',
  'stopped-trouble': '自动旋转已停止。',
  rounds_other: '{count} 局',
}
