import type { MinesKey } from '../english.ts'

export const table: Readonly<Record<MinesKey, string>> = {
  minesOnBoard: 'Bom',
  fewer: 'Kurangkan bom',
  more: 'Tambah bom',
  nextField: 'Petak seterusnya',
  worthNow: 'Nilai kini',
  openField: 'Buka satu petak',
  firstPays: 'Petak selamat pertama menjadikannya {amount}',
  cashOut: 'Cash out {amount}',
  orGoOn: 'atau buka petak seterusnya',
  field: 'Petak {field}',
  gemAt: 'Petak {field}: selamat',
  mineAt: 'Petak {field}: bom',
  hit: 'Ada bom di petak {field}',
  taken: 'Cash out selepas {count} petak selamat',
  mineList: 'Bom di petak {fields}',
  alreadyOpen: 'Petak ini sudah dibuka.',
  openFirst: 'Buka satu petak dahulu: sebelum itu tiada apa untuk diambil.',
  roundRuns: 'Pusingan terakhir anda masih berjalan. Ia dipaparkan di sini.',
  howOpen:
    'Bom berada di bawah sebahagian daripada 25 petak; anda tentukan berapa banyak. Buka petak satu demi satu: setiap petak selamat menambah nilainya, dan anda boleh cash out selepas mana-mana satu. Bom menamatkan pusingan, dan taruhan hilang.',
  howPrice:
    'Nilai pusingan ialah 99 % daripada taruhan dibahagi peluang untuk sampai sejauh itu. Apabila dibayar, pecahan sen dipotong.',
  howEnds:
    'Petak selamat terakhir dibayar sendiri, begitu juga petak pertama yang menjadikan pusingan bernilai 10,000 kali taruhan atau lebih.',
  returnMines:
    'Daripada semua taruhan 99 % kembali, dengan apa-apa bilangan bom dan di mana pun anda berhenti, ditolak pecahan sen yang dipotong apabila pusingan dibayar.',
  left: 'Pusingan yang ditinggalkan disimpan seadanya: pada hari lain, di telefon lain, anda menemuinya di sini. Selepas 24 jam ia di-cash out sendiri; jika tiada petak dibuka, taruhan dipulangkan.',
  howDraw:
    'Semua bom dicabut ketika taruhan dibuat: setiap satu daripada petak yang masih kosong, dikira mulai 1, dari kiri ke kanan dan ke bawah. Kedudukannya diberitahu bersama seed apabila pusingan tamat.',
  safeFields: 'Petak selamat dibuka',
}
