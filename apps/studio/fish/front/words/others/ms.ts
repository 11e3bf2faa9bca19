import type { OtherTable } from '../../../../studio/front/words/word-table.ts'
import type { FishWord } from '../fish-words.ts'

export const table: OtherTable<FishWord> = {
  minnow: 'Ikan bilis',
  sunfish: 'Ikan matahari',
  lantern: 'Ikan tanglung',
  puffer: 'Buntal',
  angel: 'Ikan bidadari',
  turtle: 'Penyu',
  ray: 'Pari',
  squid: 'Sotong',
  marlin: 'Marlin',
  shark: 'Jerung',
  carp: 'Kap emas',
  mine: 'Bom',
  eel: 'Belut petir',
  'boss-shell': 'Si Mahkota: cangkerang',
  'boss-crown': 'Si Mahkota: mahkota',
  'boss-heart': 'Si Mahkota: jantung',

  water: 'Air. Ketik atau tahan untuk menembak; kekunci anak panah memusing meriam, Space menembak.',
  double: 'Ganda',
  lock: 'Kunci',
  pickTarget: 'Ketik ikan untuk menguncinya.',
  bossComes: 'Si Mahkota muncul',
  wonTold: '{name}: menang {amount}',
  resumed: 'Rentetan terakhir anda menang {amount}.',
  resumedNothing: 'Rentetan terakhir anda tidak menangkap apa-apa.',

  allGone: 'Yang itu sudah hilang. Tiada apa yang ditolak.',
  tooFast: 'Meriam anda perlu masa sebentar. Tiada apa yang ditolak.',
  notPlaced: 'Tembakan itu tidak dapat diterima. Tiada apa yang ditolak.',
  newSeat: 'Anda mendapat tempat semula. Tiada apa yang ditolak.',
  noSeat: 'Tiada tempat untuk anda buat masa ini. Mencuba lagi…',

  rulesPlay: 'Cara bermain',
  rulesIdea:
    'Sehingga empat pemain menembak ikan yang sama. Harga tembakan hanya ditolak apabila ia kena; tembakan yang kena dihantar bersama, sebagai rentetan sehingga {shots} tembakan. Tembakan yang tidak mengenai apa-apa adalah percuma.',
  rulesFirst:
    'Sesiapa yang menangkap ikan dahulu mendapatnya. Tembakan pada ikan yang sudah hilang ketika ia tiba tidak ditolak dan kekal milik anda.',
  rulesVolley:
    'Setiap tembakan yang ditolak mempunyai peluangnya sendiri. Jika dua tembakan dalam satu rentetan sama-sama menangkap ikan yang sama, kedua-duanya dibayar.',
  rulesDouble:
    'Ganda: satu tembakan berharga dua kali ganda dan mempunyai dua kali ganda peluang untuk hadiah yang sama.',
  rulesLock:
    'Kunci: tembakan mengikut ikan yang anda ketik dan melepasi semua yang lain. Harga dan peluang tidak berubah.',
  rulesBoss:
    'Si Mahkota datang setiap {seconds} saat. Cangkerang, mahkota dan jantungnya dipecahkan satu demi satu; setiap satu membayar sesiapa yang memecahkannya.',
  rulesSwept:
    'Bom atau belut petir membayar hadiah yang dicabut daripada senarainya sendiri. Ikan kecil yang turut dibawanya dibayar bersamanya, tidak pernah berasingan: jadi peluang anda tidak pernah bergantung pada siapa yang berenang berdekatan.',
  prices: 'Hadiah dan peluang satu tembakan',
  target: 'Sasaran',
  pays: 'Bayaran, kali harga',
  chance: 'Peluang',
  figures: 'Angka dan had',
  rulesReturn:
    'Pulangan kepada pemain: {share} daripada semua yang dibayar untuk tembakan, sama tepat pada setiap sasaran dan kuasa.',
  rulesLargest: 'Hadiah terbesar satu tembakan: {times} kali harganya.',
  rulesLimits:
    'Harga tembakan dari {least} hingga {most}. Paling banyak {shots} tembakan bagi satu rentetan dan {speed} tembakan sesaat.',
  rulesRound: 'Setiap hadiah ialah gandaan bulat bagi harga, jadi tiada apa yang dibundarkan.',
  interrupted:
    'Jika sambungan terputus, rentetan yang sudah dihantar dikira sekali atau tidak langsung, dan kemenangannya dibayar. Anda diberitahu apabila kembali.',
  caughtList: '{name} ×{times}',
  caughtNothing: 'Tiada tangkapan',
  shots_other: '{count} tembakan',
  shotPrice: 'Harga setembakan',
}
