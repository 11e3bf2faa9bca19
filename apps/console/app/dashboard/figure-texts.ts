import type { CountFigure, MoneyFigure, QueueName } from '@ante/contract/console/dashboard.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const moneyFigureText: Record<MoneyFigure, MessageDescriptor> = {
  deposits: msg`Deposits`,
  withdrawals: msg`Withdrawals paid`,
  stakes: msg`Stakes`,
  winnings: msg`Winnings`,
  ggr: msg`Gross gaming revenue`,
  bonuses: msg`Bonuses and rebates`,
  jackpots: msg`Jackpot contributions, less payouts`,
  paymentCosts: msg`Payment fees, net`,
  ngr: msg`Net gaming revenue`,
}

export const countFigureText: Record<CountFigure, MessageDescriptor> = {
  depositCount: msg`Number of deposits`,
  withdrawalCount: msg`Number of withdrawals`,
  newPlayers: msg`New players`,
  firstDeposits: msg`First deposits`,
  activePlayers: msg`Active players`,
}

export const queueText: Record<QueueName, MessageDescriptor> = {
  withdrawals: msg`Withdrawals to review`,
  deposits: msg`Deposits to check`,
  depositProblems: msg`Deposits with a problem`,
  approvals: msg`Changes to approve`,
  heldWins: msg`Held wins`,
  lateDraws: msg`Draws without a result`,
  chats: msg`Chats to answer`,
  feedback: msg`Feedback to answer`,
  openRounds: msg`Open rounds`,
}
