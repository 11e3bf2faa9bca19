import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'オートプレイ',
  stopAutoplay: 'オートプレイを止める',
  autoplayRounds: 'ラウンド数',
  autoplayLossLimit: '損失がこの額で停止',
  autoplayLossLimitWhy: '始めるには上限を選んでください。',
  autoplaySingleWin: '1回の勝ちがこの額で停止',
  autoplaySingleWinNone: '上限なし',
  autoplayStart_other: '{count}ラウンドを開始',
  'stopped-done': 'オートプレイ：全ラウンド終了。',
  'stopped-loss-limit': 'オートプレイ停止：損失の上限に達しました。',
  'stopped-single-win': 'オートプレイ停止：選んだ額に勝ちました。',
  'stopped-feature': 'オートプレイ停止：特別ラウンドが始まりました。',
  'stopped-balance': 'オートプレイ停止：残高がベットより少なくなりました。',
  'stopped-hidden': '離れている間にオートプレイを停止しました。',
  'stopped-trouble': 'オートプレイを停止しました。',
  rounds_other: '{count}ラウンド',
}
