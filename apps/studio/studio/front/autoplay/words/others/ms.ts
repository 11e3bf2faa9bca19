import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'Automain',
  stopAutoplay: 'Hentikan automain',
  autoplayRounds: 'Bilangan pusingan',
  autoplayLossLimit: 'Berhenti apabila saya kalah',
  autoplayLossLimitWhy: 'Pilih had untuk bermula.',
  autoplaySingleWin: 'Berhenti pada satu kemenangan',
  autoplaySingleWinNone: 'Tiada had',
  autoplayStart_other: 'Mulakan {count} pusingan',
  'stopped-done': 'Automain: semua pusingan selesai.',
  'stopped-loss-limit': 'Automain berhenti: had kekalahan dicapai.',
  'stopped-single-win': 'Automain berhenti: kemenangan pilihan anda dicapai.',
  'stopped-feature': 'Automain berhenti: ciri khas muncul.',
  'stopped-balance': 'Automain berhenti: baki kurang daripada pertaruhan.',
  'stopped-hidden': 'Automain berhenti semasa anda tiada.',
  'stopped-trouble': 'Automain berhenti.',
  rounds_other: '{count} pusingan',
}
