import type { CrashKey } from '../english.ts'

export const table: Readonly<Record<CrashKey, string>> = {
  waitingForYou: 'Penerbangan seterusnya menunggu taruhan',
  startsIn: 'Bermula dalam {seconds} s',
  flying: 'Di udara',
  crashedAt: 'Hilang pada ×{point}',
  nextFlight: 'Tunggu penerbangan seterusnya',
  youAreIn: 'Anda menyertai',
  leavesAt: 'Keluar sendiri pada ×{point}',
  byHand: 'Anda tentukan bila hendak keluar',
  cashOut: 'Cash out {amount}',
  auto: 'Keluar sendiri pada',
  autoLower: 'Keluar lebih awal',
  autoHigher: 'Keluar lebih lewat',
  leftAt: 'Anda keluar pada ×{point}',
  lost: 'Anda masih di dalam pada ×{point}',
  tooSoon: 'Pada ×1.01 anda boleh keluar.',
  notYet: 'Penerbangan belum bermula.',
  gone: 'Ia sudah hilang ketika ketikan anda tiba.',
  stakeRuns: 'Anda sudah menyertai penerbangan ini.',
  proofTitle: 'Cara penerbangan ditetapkan',
  proofIdea:
    'Seed setiap penerbangan ialah SHA-256 bagi seed penerbangan seterusnya, dan hash bagi yang pertama diterbitkan sebelum sebarang taruhan. Tanda tiga taruhan pertama dicampurkan: sebelum itu tiada sesiapa tahu hasilnya.',
  promisedHash: 'SHA-256 bagi seed penerbangan ini',
  salt: 'Salt rantaian',
  marks: 'Tanda taruhan pertama',
  checkMine: 'Semak penerbangan terakhir anda',
  howFly:
    'Taruhan diterima selama 6 saat; kemudian penerbangan berlepas, dan ×1.00 meningkat mengikut e^(0.00006 t), t dalam milisaat, sama untuk semua pemain. Keluar sebelum ia hilang, dengan ketikan atau sendiri pada titik yang anda tetapkan, dan taruhan anda dibayar pada titik yang dicapai.',
  howCounted:
    'Yang dikira ialah bila ketikan anda sampai ke pelayan kami, mengikut jam pelayan. Anda boleh keluar mulai ×1.01; pada ×10,000 semua orang dibayar.',
  howGone:
    'Peluang untuk mencapai titik m ialah 0.99 dibahagi m. Jadi satu daripada lima puluh penerbangan hilang sebelum ×1.01.',
  returnCrash: 'Daripada semua taruhan 99 % kembali, di mana pun anda keluar. Tiada yang dibundarkan.',
  brokenLine:
    'Jika sambungan anda terputus, titik yang anda tetapkan tetap berfungsi; tanpanya taruhan terus terbang hingga tamat.',
  brokenServer:
    'Jika pelayan kami terhenti di tengah penerbangan, sesiapa yang menetapkan titik yang dicapai penerbangan itu dibayar; semua yang lain di dalamnya mendapat taruhan mereka kembali.',
  howDraw:
    'Nombor pertama di bawah 4,294,967,296 dan nombor kedua di bawah 1,048,576 membentuk satu daripada 2^52 nombor n. Penerbangan tamat pada 0.99 · 2^52 / (2^52 − n), dipotong kepada perseratus, tetapi tidak di bawah 1.00.',
  flight: 'Penerbangan',
}
