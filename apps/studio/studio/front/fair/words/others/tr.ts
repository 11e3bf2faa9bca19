import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: 'Adil mi?',
  fairTitle: 'Bu turu kontrol et',
  fairIdea:
    'Sen oynamadan önce sunucu gizli seed’ini kilitler: aşağıda parmak izini görürsün. Buna senin seed’in karıştırılır. Turdan sonra sır gösterilir ve bu sayfa turu yeniden çeker.',
  nextRound: 'Sonraki tur',
  checkRound: 'Oynadığın turlar',
  nothingToCheck: 'Bir tur oyna ve burada kontrol et.',
  howItIsDrawn: 'Nasıl çekilir',
  seedHash: 'Sunucu seed’inin SHA-256’sı',
  serverSeed: 'Sunucu seed’i',
  clientSeed: 'Senin seed’in',
  nonce: 'Turun sıra numarası',
  roundId: 'Tur',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyByHand: 'Kopyalamak için seç',
  useSeed: 'Bu seed’i kullan',
  newRandom: 'Yeni rastgele seed',
  seedSaved: 'Sonraki turdan itibaren geçerli.',
  seedWrong: '1 ile 64 arası karakter kullan: A–Z harfleri, rakamlar, - veya _.',
  promiseKept: 'Seed, bahsinden önce taahhüt edilen seed',
  seedKept: 'Gösterilen seed’in parmak izi taahhüt edilenle aynı',
  lastResults: 'Son sonuçlar',
  fairShort: 'Her tur bahsinden önce taahhüt edilir ve sonra kontrol edilebilir: “Adil mi?” düğmesine dokun.',
  anybody: 'Bunu herkes, ayrı bir sayfada kontrol edebilir',
}
