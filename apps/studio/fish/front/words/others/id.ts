import type { OtherTable } from '../../../../studio/front/words/word-table.ts'
import type { FishWord } from '../fish-words.ts'

export const table: OtherTable<FishWord> = {
  minnow: 'Ikan teri',
  sunfish: 'Ikan matahari',
  lantern: 'Ikan lentera',
  puffer: 'Buntal',
  angel: 'Ikan bidadari',
  turtle: 'Penyu',
  ray: 'Pari',
  squid: 'Cumi',
  marlin: 'Marlin',
  shark: 'Hiu',
  carp: 'Ikan mas emas',
  mine: 'Ranjau',
  eel: 'Belut petir',
  'boss-shell': 'Sang Mahkota: cangkang',
  'boss-crown': 'Sang Mahkota: mahkota',
  'boss-heart': 'Sang Mahkota: jantung',

  water: 'Air. Ketuk atau tahan untuk menembak; tombol panah memutar meriam, Spasi menembak.',
  double: 'Dobel',
  lock: 'Kunci',
  pickTarget: 'Ketuk ikan untuk menguncinya.',
  bossComes: 'Sang Mahkota muncul',
  wonTold: '{name}: menang {amount}',
  resumed: 'Rentetan terakhirmu menang {amount}.',
  resumedNothing: 'Rentetan terakhirmu tidak menangkap apa pun.',

  allGone: 'Yang itu sudah hilang. Tidak ada yang dipotong.',
  tooFast: 'Meriammu perlu jeda. Tidak ada yang dipotong.',
  notPlaced: 'Tembakan itu tidak bisa diterima. Tidak ada yang dipotong.',
  newSeat: 'Kamu dapat kursi lagi. Tidak ada yang dipotong.',
  noSeat: 'Belum ada kursi untukmu saat ini. Mencoba lagi…',

  rulesPlay: 'Cara bermain',
  rulesIdea:
    'Sampai empat pemain menembak ikan yang sama. Harga tembakan hanya dipotong bila kena; tembakan yang kena dikirim bersama, sebagai rentetan sampai {shots} tembakan. Tembakan yang tidak mengenai apa pun gratis.',
  rulesFirst:
    'Siapa yang lebih dulu menangkap ikan, dialah yang mendapatkannya. Tembakan ke ikan yang sudah hilang saat tembakan tiba tidak dipotong dan tetap milikmu.',
  rulesVolley:
    'Setiap tembakan yang dipotong punya peluangnya sendiri. Kalau dua tembakan dari satu rentetan sama-sama menangkap ikan yang sama, keduanya dibayar.',
  rulesDouble: 'Dobel: satu tembakan berharga dua kali lipat dan punya dua kali peluang untuk hadiah yang sama.',
  rulesLock:
    'Kunci: tembakan mengikuti ikan yang kamu ketuk dan melewati semua yang lain. Harga dan peluang tidak berubah.',
  rulesBoss:
    'Sang Mahkota datang setiap {seconds} detik. Cangkang, mahkota, dan jantungnya dihancurkan satu per satu; masing-masing membayar siapa yang menghancurkannya.',
  rulesSwept:
    'Ranjau atau belut petir membayar hadiah yang diundi dari daftarnya sendiri. Ikan kecil yang ikut terbawa dibayar bersamanya, tidak pernah sendiri-sendiri: jadi peluangmu tidak pernah bergantung pada siapa yang berenang di dekatnya.',
  prices: 'Hadiah dan peluang satu tembakan',
  target: 'Sasaran',
  pays: 'Bayaran, kali harga',
  chance: 'Peluang',
  figures: 'Angka dan batas',
  rulesReturn:
    'Pengembalian ke pemain: {share} dari semua yang dibayar untuk tembakan, persis sama di setiap sasaran dan kekuatan.',
  rulesLargest: 'Hadiah terbesar satu tembakan: {times} kali harganya.',
  rulesLimits:
    'Harga tembakan dari {least} sampai {most}. Maksimal {shots} tembakan per rentetan dan {speed} tembakan per detik.',
  rulesRound: 'Setiap hadiah adalah kelipatan bulat dari harga, jadi tidak pernah ada pembulatan.',
  interrupted:
    'Kalau koneksi terputus, rentetan yang sudah dikirim dihitung satu kali atau tidak sama sekali, dan kemenangannya dibayar. Kamu diberi tahu saat kembali.',
  caughtList: '{name} ×{times}',
  caughtNothing: 'Tidak ada tangkapan',
  shots_other: '{count} tembakan',
  shotPrice: 'Harga sekali tembak',
}
