import type { HourFigures, MoneyFigure } from '@ante/contract/console/dashboard.ts'

import { textOf } from '../../kit/money.ts'
import { recordCodesOf, transactionCode } from '../../wallet/public.ts'

/** Sums of ledger transfers by code: amount in 1/10,000 of the currency unit, and number of transfers. */
export type SumsByCode = ReadonlyMap<number, { amount: bigint; count: number }>

/** Whether a code credits members: the second digit is 1 for credits and 2 for debits. */
const givesToMember = (code: number) => Math.floor(code / 100) % 10 === 1

const RETURNED_STAKES: readonly number[] = [
  transactionCode.gameBetRolledBack,
  transactionCode.lotteryStoppedOnHit,
  transactionCode.lotteryAbandoned,
  transactionCode.lotteryCancelled,
  transactionCode.lotteryDrawVoid,
  transactionCode.lotteryTie,
  transactionCode.lotterySystemRefund,
]
const STAKES: readonly number[] = [
  transactionCode.gameBet,
  transactionCode.lotteryBet,
  transactionCode.lotteryCancelFee,
  ...RETURNED_STAKES,
]
const WINNINGS = recordCodesOf('play').filter((code) => !STAKES.includes(code))
/** Codes of bonuses. Payments between agents are included on both sides and cancel out; those of the house remain. */
const BONUSES = [
  ...recordCodesOf('promotion'),
  transactionCode.dividendPaid,
  transactionCode.dailySalaryPaid,
  transactionCode.hourlySalaryPaid,
  transactionCode.realTimeSalaryPaid,
]

/** Returns the amount credited to members by these codes, less the amount debited. */
const givenBy = (sums: SumsByCode, codes: readonly number[]): bigint =>
  codes.reduce((sum, code) => {
    const amount = sums.get(code)?.amount ?? 0n
    return givesToMember(code) ? sum + amount : sum - amount
  }, 0n)

/** Returns the money figures of a part of a day, in 1/10,000 of the currency unit. */
export function moneyFigures(sums: SumsByCode): Record<MoneyFigure, bigint> {
  const amountOf = (code: number) => sums.get(code)?.amount ?? 0n
  const stakes = -givenBy(sums, STAKES)
  const winnings = givenBy(sums, WINNINGS)
  const ggr = stakes - winnings
  const bonuses = givenBy(sums, BONUSES)
  const jackpots =
    amountOf(transactionCode.jackpotContribution) -
    amountOf(transactionCode.jackpotContributionRolledBack) -
    amountOf(transactionCode.jackpotPaid)
  const paymentCosts = amountOf(transactionCode.depositReimbursement) - amountOf(transactionCode.withdrawalFeeKept)
  return {
    deposits: amountOf(transactionCode.deposit),
    withdrawals: amountOf(transactionCode.withdrawalPaid),
    stakes,
    winnings,
    ggr,
    bonuses,
    jackpots,
    paymentCosts,
    ngr: ggr - bonuses - jackpots - paymentCosts,
  }
}

/** Returns the sum of several sums. */
export function sumOf(parts: readonly SumsByCode[]): SumsByCode {
  const sums = new Map<number, { amount: bigint; count: number }>()
  for (const [code, { amount, count }] of parts.flatMap((part) => [...part])) {
    const before = sums.get(code)
    sums.set(code, { amount: (before?.amount ?? 0n) + amount, count: (before?.count ?? 0) + count })
  }
  return sums
}

/** The figures of one hour, for the chart. */
export function hourFigures(sums: SumsByCode): HourFigures {
  const { deposits, withdrawals, ggr } = moneyFigures(sums)
  return { deposits: textOf(deposits), withdrawals: textOf(withdrawals), ggr: textOf(ggr) }
}
