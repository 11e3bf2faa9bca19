import type { AccountRecordGroup } from '@ante/contract/wallet/account-records.ts'

import { transactionCode } from '../transaction-codes.ts'
import type { TransactionCode } from '../transaction-codes.ts'

/** Record group of each code; null for codes that never move a member's wallet. */
const GROUPS: Record<TransactionCode, AccountRecordGroup | null> = {
  [transactionCode.gameWin]: 'play',
  [transactionCode.gameBetRolledBack]: 'play',
  [transactionCode.gameWinCorrected]: 'play',
  [transactionCode.gameWinTakenBack]: 'play',
  [transactionCode.gameBet]: 'play',
  [transactionCode.jackpotPaid]: null,
  [transactionCode.jackpotCovered]: null,
  [transactionCode.jackpotContributionRolledBack]: null,
  [transactionCode.jackpotContribution]: null,
  [transactionCode.walletTransferIn]: 'transfer',
  [transactionCode.walletTransferOut]: 'transfer',
  [transactionCode.walletTransferReturned]: 'transfer',
  [transactionCode.lotteryBet]: 'play',
  [transactionCode.lotteryWin]: 'play',
  [transactionCode.lotteryRebate]: 'promotion',
  [transactionCode.lotteryAgentRebate]: 'promotion',
  [transactionCode.lotteryStoppedOnHit]: 'play',
  [transactionCode.lotteryAbandoned]: 'play',
  [transactionCode.lotteryCancelled]: 'play',
  [transactionCode.lotteryDrawVoid]: 'play',
  [transactionCode.lotteryTie]: 'play',
  [transactionCode.lotterySystemRefund]: 'play',
  [transactionCode.lotteryCancelFee]: 'play',
  [transactionCode.lotteryWinTakenBack]: 'play',
  [transactionCode.lotteryRebateTakenBack]: 'promotion',
  [transactionCode.lotteryAgentRebateTakenBack]: 'promotion',
  [transactionCode.deposit]: 'deposit',
  [transactionCode.depositReimbursement]: 'deposit',
  [transactionCode.promotionBonus]: 'promotion',
  [transactionCode.withdrawal]: 'withdrawal',
  [transactionCode.withdrawalFee]: 'withdrawal',
  [transactionCode.withdrawalReturned]: 'withdrawal',
  [transactionCode.withdrawalPaid]: 'withdrawal',
  [transactionCode.withdrawalFeeKept]: 'withdrawal',
  [transactionCode.pvpRebate]: 'promotion',
  [transactionCode.slotRebate]: 'promotion',
  [transactionCode.fishRebate]: 'promotion',
  [transactionCode.liveRebate]: 'promotion',
  [transactionCode.sportsRebate]: 'promotion',
  [transactionCode.agentPvpRebate]: 'promotion',
  [transactionCode.agentSlotRebate]: 'promotion',
  [transactionCode.agentFishRebate]: 'promotion',
  [transactionCode.agentLiveRebate]: 'promotion',
  [transactionCode.agentSportsRebate]: 'promotion',
  [transactionCode.lineTransferIn]: 'transfer',
  [transactionCode.lineTransferOut]: 'transfer',
  [transactionCode.dividend]: 'promotion',
  [transactionCode.dividendPaid]: 'transfer',
  [transactionCode.dailySalary]: 'promotion',
  [transactionCode.dailySalaryPaid]: 'transfer',
  [transactionCode.hourlySalary]: 'promotion',
  [transactionCode.hourlySalaryPaid]: 'transfer',
  [transactionCode.realTimeSalary]: 'promotion',
  [transactionCode.realTimeSalaryPaid]: 'transfer',
  [transactionCode.systemAdjustmentUp]: 'adjustment',
  [transactionCode.systemAdjustmentDown]: 'adjustment',
}

const PAIRS = Object.entries(GROUPS).map(([code, group]) => [Number(code), group] as const)
const BY_CODE = new Map(PAIRS)

export const groupOf = (code: number): AccountRecordGroup | null => BY_CODE.get(code) ?? null

export function codesOf(group: AccountRecordGroup): number[] {
  return PAIRS.flatMap(([code, its]) => (its === group ? [code] : []))
}
