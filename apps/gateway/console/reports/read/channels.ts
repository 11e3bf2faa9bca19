import { sql } from 'kysely'

import type { ReportDeclaration } from '../report.ts'
import { isReported, timesOf } from './days-of.ts'

interface DepositRow {
  channel: string
  count: bigint
  players: bigint
  amount: string
  bonuses: string
  reimbursed: string
}

/** Credited deposits by payment channel, with the channels that had none. */
export const deposits: ReportDeclaration = {
  name: 'deposits',
  columns: [
    { id: 'channel', kind: 'text', title: 'Channel' },
    { id: 'count', kind: 'count', title: 'Deposits' },
    { id: 'players', kind: 'count', title: 'Players', hasTotal: false },
    { id: 'amount', kind: 'amount', title: 'Credited' },
    { id: 'bonuses', kind: 'amount', title: 'Bonuses' },
    { id: 'reimbursed', kind: 'amount', title: 'Reimbursed fees' },
  ],
  rows: async (db, period) => {
    const { begins, ends } = timesOf(period)
    const { rows } = await sql<DepositRow>`
      select coalesce(sums.channel, payment_channel.code) as channel, coalesce(count, 0) as count,
        coalesce(players, 0) as players, coalesce(amount, 0) as amount, coalesce(bonuses, 0) as bonuses,
        coalesce(reimbursed, 0) as reimbursed
      from (
        select channel_code as channel, count(*) as count, count(distinct member_id) as players, sum(credited) as amount,
          sum(coalesce(bonus, 0)) as bonuses, sum(reimbursement) as reimbursed
        from deposit
        where merchant_code = ${period.merchantCode} and credited_at >= ${begins} and credited_at < ${ends}
          and state = 'SUCCESS' and ${isReported(period, 'member_id')}
        group by channel_code
      ) as sums
      full join (select code from payment_channel where merchant_code = ${period.merchantCode}) as payment_channel
        on payment_channel.code = sums.channel
      order by coalesce(amount, 0) desc, 1`.execute(db)
    return rows.map(({ channel, count, players, amount, bonuses, reimbursed }) => ({
      id: channel,
      values: {
        channel,
        count,
        players,
        amount: BigInt(amount),
        bonuses: BigInt(bonuses),
        reimbursed: BigInt(reimbursed),
      },
    }))
  },
}

interface WithdrawalRow {
  provider: string
  bank: string
  count: bigint
  players: bigint
  amount: string
  fees: string
}

/** Paid withdrawals by provider and bank. */
export const withdrawals: ReportDeclaration = {
  name: 'withdrawals',
  columns: [
    { id: 'provider', kind: 'text', title: 'Provider' },
    { id: 'bank', kind: 'text', title: 'Bank' },
    { id: 'count', kind: 'count', title: 'Withdrawals' },
    { id: 'players', kind: 'count', title: 'Players', hasTotal: false },
    { id: 'amount', kind: 'amount', title: 'Amount' },
    { id: 'fees', kind: 'amount', title: 'Fees' },
  ],
  rows: async (db, period) => {
    const { begins, ends } = timesOf(period)
    const { rows } = await sql<WithdrawalRow>`
      select coalesce(provider, '') as provider, bank_code as bank, count(*) as count,
        count(distinct member_id) as players, sum(amount) as amount, sum(fee) as fees
      from withdrawal
      where merchant_code = ${period.merchantCode} and state = 'SUCCESS'
        and ended_at >= ${begins} and ended_at < ${ends} and ${isReported(period, 'member_id')}
      group by 1, 2
      order by 5 desc, 1, 2`.execute(db)
    return rows.map(({ provider, bank, count, players, amount, fees }) => ({
      id: `${provider}:${bank}`,
      values: { provider, bank, count, players, amount: BigInt(amount), fees: BigInt(fees) },
    }))
  },
}
