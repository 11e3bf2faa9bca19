import type { CrashKey } from '../english.ts'

export const table: Readonly<Record<CrashKey, string>> = {
  waitingForYou: 'Penerbangan berikutnya menunggu taruhan',
  startsIn: 'Mulai dalam {seconds} dtk',
  flying: 'Mengudara',
  crashedAt: 'Hilang di ×{point}',
  nextFlight: 'Tunggu penerbangan berikutnya',
  youAreIn: 'Kamu ikut',
  leavesAt: 'Keluar otomatis di ×{point}',
  byHand: 'Kamu yang menentukan kapan keluar',
  cashOut: 'Cash out {amount}',
  auto: 'Keluar otomatis di',
  autoLower: 'Keluar lebih awal',
  autoHigher: 'Keluar lebih lama',
  leftAt: 'Kamu keluar di ×{point}',
  lost: 'Kamu masih ikut di ×{point}',
  tooSoon: 'Kamu boleh keluar di ×1.01.',
  notYet: 'Penerbangan belum dimulai.',
  gone: 'Sudah hilang saat ketukanmu sampai.',
  stakeRuns: 'Kamu sudah ikut penerbangan ini.',
  proofTitle: 'Cara penerbangan ditetapkan',
  proofIdea:
    'Seed tiap penerbangan adalah SHA-256 dari seed penerbangan berikutnya, dan hash yang pertama diumumkan sebelum ada taruhan. Tanda dari tiga taruhan pertama dicampurkan: sebelum itu tak seorang pun tahu hasilnya.',
  promisedHash: 'SHA-256 dari seed penerbangan ini',
  salt: 'Salt rantai',
  marks: 'Tanda taruhan pertama',
  checkMine: 'Periksa penerbangan terakhirmu',
  howFly:
    'Taruhan diterima selama 6 detik; lalu penerbangan lepas landas, dan ×1.00 tumbuh sebesar e^(0.00006 t), t dalam milidetik, sama untuk semua pemain. Keluarlah sebelum hilang, dengan ketukan atau otomatis di titik yang kamu atur, dan taruhanmu dibayar sesuai titik yang tercapai.',
  howCounted:
    'Yang dihitung adalah kapan ketukanmu sampai di server kami, menurut jam server. Kamu boleh keluar mulai ×1.01; di ×10,000 semua dibayar.',
  howGone: 'Peluang mencapai titik m adalah 0.99 dibagi m. Jadi satu dari lima puluh penerbangan hilang sebelum ×1.01.',
  returnCrash: 'Dari semua taruhan 99 % kembali, di mana pun kamu keluar. Tidak ada pembulatan.',
  brokenLine:
    'Kalau koneksimu terputus, titik yang kamu atur tetap bekerja; tanpa titik, taruhan terbang terus sampai akhir.',
  brokenServer:
    'Kalau server kami berhenti di tengah penerbangan, yang mengatur titik yang dicapai penerbangan itu dibayar; semua yang lain yang ikut mendapat taruhannya kembali.',
  howDraw:
    'Angka pertama di bawah 4,294,967,296 dan angka kedua di bawah 1,048,576 menghasilkan satu dari 2^52 bilangan n. Penerbangan berakhir di 0.99 · 2^52 / (2^52 − n), dipotong sampai perseratus, tetapi tidak di bawah 1.00.',
  flight: 'Penerbangan',
}
