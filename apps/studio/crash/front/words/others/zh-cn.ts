import type { CrashKey } from '../english.ts'

export const table: Readonly<Record<CrashKey, string>> = {
  waitingForYou: '下一次飞行等待投注',
  startsIn: '{seconds} 秒后开始',
  flying: '飞行中',
  crashedAt: '在 ×{point} 飞走',
  nextFlight: '请等待下一次飞行',
  youAreIn: '您已参加',
  leavesAt: '到 ×{point} 自动离场',
  byHand: '由您决定何时离场',
  cashOut: '兑现 {amount}',
  auto: '自动离场倍数',
  autoLower: '提早离场',
  autoHigher: '推迟离场',
  leftAt: '您在 ×{point} 离场',
  lost: '到 ×{point} 时您仍未离场',
  tooSoon: '从 ×1.01 起可以离场。',
  notYet: '飞行尚未开始。',
  gone: '您的点击到达时，它已飞走。',
  stakeRuns: '您已参加这次飞行。',
  proofTitle: '飞行如何预先确定',
  proofIdea:
    '每次飞行的种子都是下一次飞行种子的 SHA-256，第一次的哈希值在任何投注之前已公布。最先三注的标记会混入其中：在它们出现之前，没有人知道会开出什么。',
  promisedHash: '本次飞行种子的 SHA-256',
  salt: '链的盐值',
  marks: '最先几注的标记',
  checkMine: '验证您的上一次飞行',
  howFly:
    '接受投注 6 秒；然后起飞，×1.00 按 e^(0.00006 t) 增长，t 以毫秒计，对所有玩家都一样。在它飞走之前，点击离场或在您设定的倍数自动离场，您的注额即按当时达到的倍数派付。',
  howCounted: '以您的点击到达我们服务器的时间为准，按服务器时钟计算。从 ×1.01 起可以离场；到 ×10,000 时全部派付。',
  howGone: '达到倍数 m 的概率是 0.99 除以 m。因此每五十次飞行有一次在 ×1.01 之前飞走。',
  returnCrash: '无论您在哪里离场，全部注额的 99% 都会返还。不作任何舍入。',
  brokenLine: '如果您的连接断开，您设定的倍数仍然有效；没有设定的，注额会一直飞到结束。',
  brokenServer: '如果我们的服务器在飞行途中停止，设定了倍数且该次飞行能达到的玩家照常派付；其他仍在场的人都退回注额。',
  howDraw:
    '小于 4,294,967,296 的第一个数和小于 1,048,576 的第二个数，组成 2^52 个数之一 n。飞行在 0.99 · 2^52 / (2^52 − n) 处结束，截到百分位，但不低于 1.00。',
  flight: '航班',
}
