import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'Berhenti apabila ada putaran semula',
  paytableNote: 'Bayaran satu laluan pada pertaruhan {bet}',
  wildRule: 'Menggantikan semua simbol kecuali bintang. Pada gelendong 2, 3 dan 4; ia memenuhi seluruh gelendong.',
  scatterRule: 'Membayar di mana-mana.',
  ways: '243 laluan',
  waysRule:
    'Simbol membayar apabila berada pada gelendong bersebelahan dari kiri, pada mana-mana baris. Setiap laluan membayar; semuanya dijumlahkan.',
  respins: 'Gelendong wild dan putaran semula',
  respinsRule:
    'Apabila wild muncul, gelendongnya menjadi wild dan berhenti, yang lain berputar semula percuma. Setiap gelendong wild baharu memberi satu putaran semula: hingga tiga.',
  respin: 'Putaran semula',
  respinsDone: 'Hasil gelendong wild anda',
  respinEvery: 'Putaran semula, purata sekali dalam',
  toldWays_other: '{times} × {symbol}, {count} laluan',
  toldRespins: 'Putaran semula',
  toldRespinsWon: 'Menang dalam putaran semula',
  toldNothing: 'Tiada laluan membayar',
}
