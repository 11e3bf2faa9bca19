import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'Taruhan',
  lowerBet: 'Turunkan pertaruhan',
  raiseBet: 'Naikkan pertaruhan',
  win: 'Menang',
  standsIn: 'Permainan sandbox menggantikan {title}.',
  bigWin: 'Menang besar',
  greatWin: 'Menang hebat',
  hugeWin: 'Menang gergasi',
  betInstead: 'Bertaruh {amount} sahaja',
  resumed: 'Ini pusingan yang belum anda lihat hingga tamat.',
  figures: 'Angka',
  returnToPlayer: 'Pulangan kepada pemain (RTP)',
  hitRate: 'Pusingan yang menang',
  volatility: 'Kemeruapan',
  'volatility-low': 'Rendah (sisihan piawai {deviation}× pertaruhan)',
  'volatility-medium': 'Sederhana (sisihan piawai {deviation}× pertaruhan)',
  'volatility-high': 'Tinggi (sisihan piawai {deviation}× pertaruhan)',
  largestWin: 'Kemenangan terbesar sepusingan',
  timesBet: '{times}× pertaruhan',
  interrupted:
    'Jika sambungan terputus, pusingan ditamatkan tanpa anda dan kemenangannya dibayar. Anda melihatnya apabila kembali.',
}
