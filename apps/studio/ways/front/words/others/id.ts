import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'Berhenti saat ada putar ulang',
  paytableNote: 'Bayaran satu jalur pada taruhan {bet}',
  wildRule: 'Menggantikan semua simbol kecuali bintang. Di gulungan 2, 3, dan 4; ia memenuhi seluruh gulungan.',
  scatterRule: 'Membayar di mana saja.',
  ways: '243 jalur',
  waysRule:
    'Simbol membayar bila ada di gulungan berdampingan dari kiri, di baris mana pun. Setiap jalur baca membayar; semuanya dijumlahkan.',
  respins: 'Gulungan wild dan putar ulang',
  respinsRule:
    'Saat wild muncul, gulungannya menjadi wild dan diam, yang lain berputar lagi gratis. Tiap gulungan wild baru memberi satu putar ulang: hingga tiga.',
  respin: 'Putar ulang',
  respinsDone: 'Hasil gulungan wild Anda',
  respinEvery: 'Putar ulang, rata-rata sekali dalam',
  toldWays_other: '{times} × {symbol}, {count} jalur',
  toldRespins: 'Putar ulang',
  toldRespinsWon: 'Menang di putar ulang',
  toldNothing: 'Tidak ada jalur yang membayar',
}
