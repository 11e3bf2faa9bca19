import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'Berhenti apabila putaran percuma bermula',
  freeSpins_other: '{count} putaran percuma',
  freeSpinsPayTwice: 'Setiap kemenangan dibayar dua kali ganda',
  freeSpinOf: 'Putaran percuma {played} daripada {all}',
  moreFreeSpins_other: '{count} lagi putaran percuma',
  freeSpinsDone: 'Hasil putaran percuma anda',
  start: 'Mula',
  wildRule: 'Menggantikan semua simbol kecuali bintang. Pada gelendong 2, 3 dan 4.',
  scatterRule: 'Membayar di mana-mana. Tiga atau lebih membuka putaran percuma.',
  freeSpinsRule:
    'Tiga bintang atau lebih memberi {awarded} putaran percuma, setiap kemenangan di dalamnya ×{multiplier}. Tiga bintang atau lebih dalam putaran percuma menambah {awarded} lagi, hingga {limit} sepusingan.',
  linesRule:
    'Semua 20 garisan dimainkan setiap pusingan. Satu garisan membayar rentetan terpanjang satu simbol dari gelendong kiri. Kemenangan garisan berlainan dijumlahkan.',
  freeSpinsEvery: 'Putaran percuma, purata sekali dalam',
  toldFreeSpins: 'Putaran percuma',
  toldFreeSpinsWon: 'Menang dalam putaran percuma',
}
