import { DepositFilter } from '@ante/contract/console/deposits.ts'

import { depositRows } from '../../cashier/public.ts'
import { exportable } from '../exports/exportable.ts'

const amountOf = (amount: string | null) => (amount === null ? null : { amount })

/** Export of the deposits that match the filter of the queue. */
export const depositsExport = exportable({
  source: 'deposits',
  permission: 'cashier.deposit.read',
  filter: DepositFilter,
  page: async (db, { merchant: merchantCode, filter, after, size, at: now }) => {
    const { deposits: rows, next } = await depositRows(
      db,
      { merchantCode, staffId: null, now },
      { ...filter, after, size },
    )
    return { rows, next }
  },
  columns: [
    { id: 'number', title: 'Number', value: ({ id }) => id },
    { id: 'age', title: 'Created', isTime: true, value: ({ createdAt }) => new Date(createdAt) },
    { id: 'expires', title: 'Expires', isTime: true, value: ({ expiresAt }) => new Date(expiresAt) },
    {
      id: 'creditedAt',
      title: 'Credited at',
      isTime: true,
      value: ({ creditedAt }) => (creditedAt === null ? null : new Date(creditedAt)),
    },
    { id: 'account', title: 'Player', value: ({ account }) => account },
    { id: 'amount', title: 'Amount', value: ({ requested }) => ({ amount: requested }) },
    { id: 'currency', title: 'Currency', value: ({ currency }) => currency },
    { id: 'toPay', title: 'To pay', value: ({ toPay }) => ({ amount: toPay }) },
    { id: 'payCurrency', title: 'Currency to pay', value: ({ payCurrency }) => payCurrency },
    { id: 'paid', title: 'Paid', value: ({ paid }) => amountOf(paid) },
    { id: 'credited', title: 'Credited', value: ({ credited }) => amountOf(credited) },
    {
      id: 'evidence',
      title: 'Evidence',
      value: ({ problem, hasLine, hasReceipt, duplicates }) =>
        [
          ...(problem === null ? [] : [problem]),
          ...(hasLine ? ['bank line'] : []),
          ...(hasReceipt ? ['receipt'] : []),
          ...(duplicates > 0 ? ['receipt used before'] : []),
        ].join(', '),
    },
    { id: 'channel', title: 'Channel', value: ({ channel }) => channel },
    { id: 'provider', title: 'Provider', value: ({ provider }) => provider },
    { id: 'state', title: 'State', value: ({ state }) => state },
  ],
})
