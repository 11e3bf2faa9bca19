import type { CrashKey } from '../english.ts'

export const table: Readonly<Record<CrashKey, string>> = {
  waitingForYou: '下一次飛行等待下注',
  startsIn: '{seconds} 秒後開始',
  flying: '飛行中',
  crashedAt: '在 ×{point} 飛走',
  nextFlight: '請等待下一次飛行',
  youAreIn: '您已參加',
  leavesAt: '到 ×{point} 自動離場',
  byHand: '由您決定何時離場',
  cashOut: '兌現 {amount}',
  auto: '自動離場倍數',
  autoLower: '提早離場',
  autoHigher: '延後離場',
  leftAt: '您在 ×{point} 離場',
  lost: '到 ×{point} 時您還沒離場',
  tooSoon: '從 ×1.01 起可以離場。',
  notYet: '飛行尚未開始。',
  gone: '您的點擊到達時，它已飛走。',
  stakeRuns: '您已參加這次飛行。',
  proofTitle: '飛行如何預先確定',
  proofIdea:
    '每次飛行的種子都是下一次飛行種子的 SHA-256，第一次的雜湊值在任何下注之前已公布。最先三注的標記會混入其中：在它們出現之前，沒有人知道會開出什麼。',
  promisedHash: '本次飛行種子的 SHA-256',
  salt: '鏈的鹽值',
  marks: '最先幾注的標記',
  checkMine: '驗證您的上一次飛行',
  howFly:
    '接受下注 6 秒；然後起飛，×1.00 按 e^(0.00006 t) 增長，t 以毫秒計，對所有玩家都一樣。在它飛走之前，點擊離場或在您設定的倍數自動離場，您的注額就按當時達到的倍數派付。',
  howCounted: '以您的點擊到達我們伺服器的時間為準，按伺服器時鐘計算。從 ×1.01 起可以離場；到 ×10,000 時全部派付。',
  howGone: '達到倍數 m 的機率是 0.99 除以 m。因此每五十次飛行有一次在 ×1.01 之前飛走。',
  returnCrash: '無論您在哪裡離場，全部注額的 99% 都會返還。不作任何捨入。',
  brokenLine: '如果您的連線中斷，您設定的倍數仍然有效；沒有設定的，注額會一直飛到結束。',
  brokenServer: '如果我們的伺服器在飛行途中停止，設定了倍數且該次飛行能達到的玩家照常派付；其他仍在場的人都退回注額。',
  howDraw:
    '小於 4,294,967,296 的第一個數和小於 1,048,576 的第二個數，組成 2^52 個數之一 n。飛行在 0.99 · 2^52 / (2^52 − n) 處結束，截到百分位，但不低於 1.00。',
  flight: '航班',
}
