import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: '公平？',
  fairTitle: '驗證本局',
  fairIdea:
    '您開局之前，伺服器已鎖定它的秘密種子：下面是該種子的指紋。您自己的種子會混入其中。本局結束後公布秘密種子，本頁會重新算出本局。',
  nextRound: '下一局',
  checkRound: '您玩過的局',
  nothingToCheck: '玩一局，然後在這裡驗證。',
  howItIsDrawn: '如何開出結果',
  seedHash: '伺服器種子的 SHA-256',
  serverSeed: '伺服器種子',
  clientSeed: '您的種子',
  nonce: '局序號',
  roundId: '本局編號',
  copy: '複製',
  copied: '已複製',
  copyByHand: '請選取後複製',
  useSeed: '使用這個種子',
  newRandom: '換個隨機種子',
  seedSaved: '從下一局起生效。',
  seedWrong: '請使用 1 到 64 個字元：字母 A–Z、數字、- 或 _。',
  promiseKept: '種子與您下注前承諾的一致',
  seedKept: '公布的種子與承諾的指紋一致',
  lastResults: '最近結果',
  fairShort: '每一局都在您下注前作出承諾，結束後可以驗證：點「公平？」。',
  anybody: '任何人都可以在專門的頁面驗證',
}
