import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'Menang',
  returnToPlayer: 'RTP',
  interrupted:
    'Jika sambungan terputus, pusingan ditamatkan tanpa anda dan kemenangannya dibayar. Anda melihatnya apabila kembali.',
  play: 'Main {stake}',
  playing: 'Bermain',
  soon: 'Pusingan seterusnya sebentar lagi',
  mayWin: 'Anda boleh menang {amount}',
  howToPlay: 'Cara bermain',
  returns: 'Yang kembali',
  returnExact:
    'Daripada semua taruhan, tepat 99 % kembali sebagai kemenangan, apa pun pilihan anda. Tiada yang dibundarkan.',
  limits: 'Had',
  stakesFromTo: 'Taruhan dari {least} hingga {most}.',
  largestWin: 'Kemenangan terbesar satu pusingan ialah ×{times} taruhan, iaitu {amount} pada taruhan terbesar.',
  pace: 'Satu pusingan mengambil sekurang-kurangnya {seconds} saat. Ketik gambar untuk melihat keputusan serta-merta.',
  interruptions: 'Apabila ada gangguan',
  fairness: 'Keadilan',
  algorithm:
    'HMAC-SHA-256 dengan seed pelayan sebagai kunci ke atas “seed pemain:nombor pusingan:blok” menghasilkan perkataan 32 bit. Nombor di bawah sesuatu had ialah perkataan seterusnya modulo had itu; perkataan yang akan memihak kepada nombor kecil dilangkau.',
  seedsGive: 'Seed menghasilkan {numbers}',
  roundWas: 'Iaitu: {result}.',
  price: 'Bayaran',
  chance: 'Peluang',
  toldResult: 'Keputusan',
}
