import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: 'Halolmi?',
  fairTitle: 'Bu raundni tekshirish',
  fairIdea:
    'Siz oʻynashdan oldin server oʻz maxfiy sidini qulflab qoʻyadi: quyida uning izini koʻrasiz. Unga sizning sidingiz qoʻshiladi. Raunddan keyin sir koʻrsatiladi va bu sahifa raundni qaytadan chiqaradi.',
  nextRound: 'Keyingi raund',
  checkRound: 'Oʻynagan raundlaringiz',
  nothingToCheck: 'Bir raund oʻynang va shu yerda tekshiring.',
  howItIsDrawn: 'Qanday chiqariladi',
  seedHash: 'Server sidining SHA-256 xeshi',
  serverSeed: 'Server sidi',
  clientSeed: 'Sizning sid',
  nonce: 'Raund raqami',
  roundId: 'Raund',
  copy: 'Nusxalash',
  copied: 'Nusxalandi',
  copyByHand: 'Belgilab nusxalang',
  useSeed: 'Shu sidni olish',
  newRandom: 'Yangi tasodifiy sid',
  seedSaved: 'U keyingi raunddan boshlab amal qiladi.',
  seedWrong: '1 dan 64 tagacha A–Z harfi, raqam, - yoki _ kiriting.',
  promiseKept: 'Sid tikishingizdan oldin vaʼda qilingan sidning oʻzi',
  seedKept: 'Koʻrsatilgan sidning izi vaʼda qilingani bilan bir xil',
  lastResults: 'Oxirgi natijalar',
  fairShort:
    'Har bir raund tikishingizdan oldin vaʼda qilinadi va undan keyin tekshirilishi mumkin: “Halolmi?” ni bosing.',
  anybody: 'Buni har kim alohida sahifada tekshira oladi',
}
