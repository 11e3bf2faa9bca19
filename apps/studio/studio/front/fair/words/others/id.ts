import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: 'Adil?',
  fairTitle: 'Periksa ronde ini',
  fairIdea:
    'Sebelum kamu main, server mengunci seed rahasianya: di bawah ini kamu lihat sidik jarinya. Seed kamu sendiri ikut dicampurkan. Setelah ronde selesai rahasianya ditampilkan, dan halaman ini mengundi ronde itu lagi.',
  nextRound: 'Ronde berikutnya',
  checkRound: 'Ronde yang kamu mainkan',
  nothingToCheck: 'Mainkan satu ronde lalu periksa di sini.',
  howItIsDrawn: 'Cara mengundi',
  seedHash: 'SHA-256 dari server seed',
  serverSeed: 'Server seed',
  clientSeed: 'Seed kamu',
  nonce: 'Nomor urut ronde',
  roundId: 'Ronde',
  copy: 'Salin',
  copied: 'Tersalin',
  copyByHand: 'Tandai untuk menyalin',
  useSeed: 'Pakai seed ini',
  newRandom: 'Seed acak baru',
  seedSaved: 'Berlaku mulai ronde berikutnya.',
  seedWrong: 'Pakai 1 sampai 64 huruf A–Z, angka, - atau _.',
  promiseKept: 'Seed ini sama dengan yang dijanjikan sebelum taruhanmu',
  seedKept: 'Seed yang ditampilkan punya sidik jari yang dijanjikan',
  lastResults: 'Hasil terakhir',
  fairShort: 'Setiap ronde dijanjikan sebelum taruhanmu dan bisa diperiksa sesudahnya: ketuk “Adil?”.',
  anybody: 'Siapa pun bisa memeriksanya, di halaman tersendiri',
}
