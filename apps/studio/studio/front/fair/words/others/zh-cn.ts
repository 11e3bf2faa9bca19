import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: '公平？',
  fairTitle: '验证本局',
  fairIdea:
    '您开局之前，服务器已锁定它的秘密种子：下面是该种子的指纹。您自己的种子会混入其中。本局结束后公布秘密种子，本页会重新算出本局。',
  nextRound: '下一局',
  checkRound: '您玩过的局',
  nothingToCheck: '玩一局，然后在这里验证。',
  howItIsDrawn: '如何开出结果',
  seedHash: '服务器种子的 SHA-256',
  serverSeed: '服务器种子',
  clientSeed: '您的种子',
  nonce: '局序号',
  roundId: '本局编号',
  copy: '复制',
  copied: '已复制',
  copyByHand: '请选中后复制',
  useSeed: '使用此种子',
  newRandom: '换个随机种子',
  seedSaved: '从下一局起生效。',
  seedWrong: '请使用 1 至 64 个字符：字母 A–Z、数字、- 或 _。',
  promiseKept: '种子与您投注前承诺的一致',
  seedKept: '公布的种子与承诺的指纹一致',
  lastResults: '最近结果',
  fairShort: '每一局都在您投注前作出承诺，结束后可以验证：点“公平？”。',
  anybody: '任何人都可以在专门的页面验证',
}
