import type { MinesKey } from '../english.ts'

export const table: Readonly<Record<MinesKey, string>> = {
  minesOnBoard: 'Ranjau',
  fewer: 'Kurangi ranjau',
  more: 'Tambah ranjau',
  nextField: 'Kotak berikutnya',
  worthNow: 'Nilai kini',
  openField: 'Buka satu kotak',
  firstPays: 'Kotak aman pertama menjadikannya {amount}',
  cashOut: 'Cash out {amount}',
  orGoOn: 'atau buka kotak berikutnya',
  field: 'Kotak {field}',
  gemAt: 'Kotak {field}: aman',
  mineAt: 'Kotak {field}: ranjau',
  hit: 'Ada ranjau di kotak {field}',
  taken: 'Cash out setelah {count} kotak aman',
  mineList: 'Ranjau di kotak {fields}',
  alreadyOpen: 'Kotak ini sudah terbuka.',
  openFirst: 'Buka satu kotak dulu: sebelum itu belum ada yang bisa diambil.',
  roundRuns: 'Ronde terakhirmu masih berjalan. Rondenya ditampilkan di sini.',
  howOpen:
    'Ranjau ada di bawah sebagian dari 25 kotak; kamu yang menentukan jumlahnya. Buka kotak satu per satu: setiap kotak aman menambah nilainya, dan kamu boleh cash out setelah kotak mana pun. Ranjau mengakhiri ronde, dan taruhan hilang.',
  howPrice:
    'Nilai ronde adalah 99 % dari taruhan dibagi peluang untuk sampai sejauh itu. Saat dibayar, pecahan sen dipotong.',
  howEnds:
    'Kotak aman terakhir dibayar otomatis, begitu juga kotak pertama yang menjadikan ronde bernilai 10,000 kali taruhan atau lebih.',
  returnMines:
    'Dari semua taruhan 99 % kembali, berapa pun jumlah ranjau dan di mana pun kamu berhenti, dikurangi pecahan sen yang dipotong saat ronde dibayar.',
  left: 'Ronde yang ditinggalkan disimpan apa adanya: di hari lain, di HP lain, kamu menemukannya di sini. Setelah 24 jam ronde di-cash out otomatis; kalau belum ada kotak yang dibuka, taruhan dikembalikan.',
  howDraw:
    'Semua ranjau diundi saat taruhan: masing-masing dari kotak yang masih kosong, dihitung mulai dari 1, dari kiri ke kanan lalu ke bawah. Letaknya diberitahukan bersama seed setelah ronde selesai.',
  safeFields: 'Kotak aman yang dibuka',
}
