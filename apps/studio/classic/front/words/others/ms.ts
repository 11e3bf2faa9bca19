import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'Berhenti apabila jackpot dimenangi',
  seven: 'Tujuh',
  'three-bars': 'Bar tiga',
  'two-bars': 'Bar dua',
  'one-bar': 'Bar satu',
  bell: 'Loceng',
  cherry: 'Ceri',
  lemon: 'Lemon',
  plum: 'Plum',
  anyBars: 'Mana-mana tiga bar',
  twoCherries: 'Dua ceri pada gelendong kiri',
  linesRule:
    'Semua 5 garisan dimainkan setiap pusingan. Satu garisan membayar kemenangan terbaiknya; kemenangan garisan berlainan dijumlahkan.',
  jackpot: 'Jackpot',
  jackpotWon: 'Jackpot milik anda!',
  jackpotRule:
    '{share} daripada setiap pertaruhan masuk ke jackpot. Mana-mana pusingan boleh memenangi kesemuanya, apa pun pada gelendong; kemudian ia bermula semula.',
  jackpotChance:
    'Pada pertaruhan {bet} peluangnya 1 dalam {rounds}; pertaruhan dua kali ganda, peluang dua kali ganda.',
  returnOfJackpot: 'Pulangan jackpot, selain itu',
}
