import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'Berhenti saat jackpot dimenangkan',
  seven: 'Tujuh',
  'three-bars': 'Bar tiga',
  'two-bars': 'Bar dua',
  'one-bar': 'Bar satu',
  bell: 'Lonceng',
  cherry: 'Ceri',
  lemon: 'Lemon',
  plum: 'Plum',
  anyBars: 'Tiga bar apa saja',
  twoCherries: 'Dua ceri di gulungan kiri',
  linesRule:
    'Semua 5 garis dimainkan tiap ronde. Satu garis membayar kemenangan terbaiknya; kemenangan garis berbeda dijumlahkan.',
  jackpot: 'Jackpot',
  jackpotWon: 'Jackpot milik Anda!',
  jackpotRule:
    '{share} dari tiap taruhan masuk ke jackpot. Ronde mana pun bisa memenangkan semuanya, apa pun hasil gulungan; lalu dimulai lagi.',
  jackpotChance: 'Pada taruhan {bet} peluangnya 1 banding {rounds}; taruhan dua kali, peluang dua kali.',
  returnOfJackpot: 'Kembali dari jackpot, di luar itu',
}
