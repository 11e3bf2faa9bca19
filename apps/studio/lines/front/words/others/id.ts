import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'Berhenti saat putaran gratis mulai',
  freeSpins_other: '{count} putaran gratis',
  freeSpinsPayTwice: 'Setiap kemenangan dibayar dua kali',
  freeSpinOf: 'Putaran gratis {played} dari {all}',
  moreFreeSpins_other: '{count} putaran gratis lagi',
  freeSpinsDone: 'Hasil putaran gratis Anda',
  start: 'Mulai',
  wildRule: 'Menggantikan semua simbol kecuali bintang. Di gulungan 2, 3, dan 4.',
  scatterRule: 'Membayar di mana saja. Tiga atau lebih membuka putaran gratis.',
  freeSpinsRule:
    'Tiga bintang atau lebih memberi {awarded} putaran gratis, semua kemenangan di dalamnya ×{multiplier}. Tiga bintang atau lebih dalam putaran gratis menambah {awarded} lagi, hingga {limit} per ronde.',
  linesRule:
    'Semua 20 garis dimainkan tiap ronde. Satu garis membayar deret terpanjang satu simbol dari gulungan kiri. Kemenangan garis berbeda dijumlahkan.',
  freeSpinsEvery: 'Putaran gratis, rata-rata sekali dalam',
  toldFreeSpins: 'Putaran gratis',
  toldFreeSpinsWon: 'Menang di putaran gratis',
}
