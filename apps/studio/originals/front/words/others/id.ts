import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'Menang',
  returnToPlayer: 'RTP',
  interrupted:
    'Kalau koneksi terputus, ronde diselesaikan tanpa kamu dan kemenangannya dibayar. Kamu melihatnya saat kembali.',
  play: 'Main {stake}',
  playing: 'Bermain',
  soon: 'Ronde berikutnya sebentar lagi',
  mayWin: 'Kamu bisa menang {amount}',
  howToPlay: 'Cara bermain',
  returns: 'Yang kembali',
  returnExact: 'Dari semua taruhan, tepat 99 % kembali sebagai kemenangan, apa pun pilihanmu. Tidak ada pembulatan.',
  limits: 'Batas',
  stakesFromTo: 'Taruhan dari {least} sampai {most}.',
  largestWin: 'Kemenangan terbesar satu ronde adalah ×{times} taruhan, jadi {amount} pada taruhan terbesar.',
  pace: 'Satu ronde minimal {seconds} detik. Ketuk gambar untuk langsung melihat hasilnya.',
  interruptions: 'Kalau ada gangguan',
  fairness: 'Keadilan',
  algorithm:
    'HMAC-SHA-256 dengan server seed sebagai kunci atas “client seed:nomor urut ronde:blok” menghasilkan kata 32 bit. Angka di bawah suatu batas adalah kata berikutnya modulo batas itu; kata yang akan menguntungkan angka kecil dilewati.',
  seedsGive: 'Seed menghasilkan {numbers}',
  roundWas: 'Yaitu: {result}.',
  price: 'Bayaran',
  chance: 'Peluang',
  toldResult: 'Hasil',
}
