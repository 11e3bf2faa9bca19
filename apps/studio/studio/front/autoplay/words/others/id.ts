import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'Putar otomatis',
  stopAutoplay: 'Hentikan putar otomatis',
  autoplayRounds: 'Jumlah ronde',
  autoplayLossLimit: 'Berhenti saat saya kalah',
  autoplayLossLimitWhy: 'Pilih batas untuk memulai.',
  autoplaySingleWin: 'Berhenti saat sekali menang',
  autoplaySingleWinNone: 'Tanpa batas',
  autoplayStart_other: 'Mulai {count} ronde',
  'stopped-done': 'Putar otomatis: semua ronde selesai.',
  'stopped-loss-limit': 'Putar otomatis berhenti: batas kalah tercapai.',
  'stopped-single-win': 'Putar otomatis berhenti: kemenangan pilihan Anda tercapai.',
  'stopped-feature': 'Putar otomatis berhenti: fitur muncul.',
  'stopped-balance': 'Putar otomatis berhenti: saldo kurang dari taruhan.',
  'stopped-hidden': 'Putar otomatis berhenti saat Anda pergi.',
  'stopped-trouble': 'Putar otomatis berhenti.',
  rounds_other: '{count} ronde',
}
