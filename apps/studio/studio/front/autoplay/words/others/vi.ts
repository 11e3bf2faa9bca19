import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'Tự động',
  stopAutoplay: 'Dừng tự động',
  autoplayRounds: 'Số ván',
  autoplayLossLimit: 'Dừng khi tôi đã thua',
  autoplayLossLimitWhy: 'Chọn một giới hạn để bắt đầu.',
  autoplaySingleWin: 'Dừng khi một lần thắng đạt',
  autoplaySingleWinNone: 'Không giới hạn',
  autoplayStart_other: 'Bắt đầu {count} ván',
  'stopped-done': 'Tự động: đã chơi hết các ván.',
  'stopped-loss-limit': 'Tự động đã dừng: đạt giới hạn thua.',
  'stopped-single-win': 'Tự động đã dừng: bạn đã thắng đủ số đã chọn.',
  'stopped-feature': 'Tự động đã dừng: có vòng đặc biệt.',
  'stopped-balance': 'Tự động đã dừng: số dư thấp hơn tiền cược.',
  'stopped-hidden': 'Tự động đã dừng khi bạn vắng mặt.',
  'stopped-trouble': 'Tự động đã dừng.',
  rounds_other: '{count} ván',
}
