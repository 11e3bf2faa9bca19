import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'Taruhan',
  lowerBet: 'Turunkan taruhan',
  raiseBet: 'Naikkan taruhan',
  win: 'Menang',
  standsIn: 'Game sandbox sebagai pengganti {title}.',
  bigWin: 'Menang besar',
  greatWin: 'Menang hebat',
  hugeWin: 'Menang raksasa',
  betInstead: 'Bertaruh {amount} saja',
  resumed: 'Ini ronde yang belum Anda lihat sampai selesai.',
  figures: 'Angka',
  returnToPlayer: 'Kembali ke pemain (RTP)',
  hitRate: 'Ronde yang menang',
  volatility: 'Volatilitas',
  'volatility-low': 'Rendah (simpangan baku {deviation}× taruhan)',
  'volatility-medium': 'Sedang (simpangan baku {deviation}× taruhan)',
  'volatility-high': 'Tinggi (simpangan baku {deviation}× taruhan)',
  largestWin: 'Kemenangan terbesar satu ronde',
  timesBet: '{times}× taruhan',
  interrupted:
    'Kalau koneksi terputus, ronde diselesaikan tanpa kamu dan kemenangannya dibayar. Kamu melihatnya saat kembali.',
}
