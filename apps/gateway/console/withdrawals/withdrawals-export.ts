import { WithdrawalFilter } from '@ante/contract/console/withdrawals.ts'

import { withdrawalRows } from '../../cashier/public.ts'
import { exportable } from '../exports/exportable.ts'

const timeOf = (at: string | null): Date | null => (at === null ? null : new Date(at))
const amountOf = (amount: string | null) => (amount === null ? null : { amount })

/** Withdrawals of a tab. Names and account numbers are masked, as in the list. */
export const withdrawalsExport = exportable({
  source: 'withdrawals',
  permission: 'cashier.withdrawal.read',
  filter: WithdrawalFilter,
  page: async (db, { merchant: merchantCode, filter, after, size, at: now }) => {
    const query = { ...filter, after, size }
    const { withdrawals: rows, next } = await withdrawalRows(db, { merchantCode, staffId: null, now }, query)
    return { rows, next }
  },
  columns: [
    { id: 'number', title: 'Number', value: ({ id }) => id },
    { id: 'age', title: 'Requested', isTime: true, value: ({ requestedAt }) => timeOf(requestedAt) },
    { id: 'ended', title: 'Ended', isTime: true, value: ({ endedAt }) => timeOf(endedAt) },
    { id: 'state', title: 'State', value: ({ state, isHeld }) => (isHeld ? `${state}, on hold` : state) },
    { id: 'account', title: 'Player', value: ({ account }) => account },
    { id: 'level', title: 'VIP level', value: ({ level }) => level },
    { id: 'amount', title: 'Amount', value: ({ amount }) => ({ amount }) },
    { id: 'fee', title: 'Fee', value: ({ fee }) => ({ amount: fee }) },
    { id: 'pays', title: 'Arrives', value: ({ pays }) => ({ amount: pays }) },
    { id: 'currency', title: 'Currency', value: ({ currency }) => currency },
    { id: 'checks', title: 'Failed checks', value: ({ failed }) => failed.join(', ') },
    { id: 'bank', title: 'Account', value: ({ bank, card }) => `${bank} ${card}` },
    { id: 'reviewer', title: 'Reviewer', value: ({ claim }) => claim?.by ?? null },
    { id: 'balance', title: 'Balance after', value: ({ balanceAfter }) => amountOf(balanceAfter) },
    { id: 'net', title: 'Net deposits', value: ({ net }) => ({ amount: net }) },
    { id: 'lastDay', title: 'Last 24 h', value: ({ lastDay }) => lastDay },
    { id: 'turnover', title: 'Wagering left', value: ({ turnoverLeft }) => ({ amount: turnoverLeft }) },
    { id: 'provider', title: 'Provider', value: ({ provider }) => provider },
    { id: 'tries', title: 'Polls', value: ({ tries }) => tries },
  ],
})
