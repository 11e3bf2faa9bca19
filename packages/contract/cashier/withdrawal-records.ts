import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { DecimalText } from '../kit/money.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { cursorParams, pageFields } from './money-records.ts'
import { WithdrawalRecord } from './withdrawal.ts'
import { WithdrawalStateGroup } from './withdrawal-state.ts'

export const WITHDRAWALS_PER_PAGE = 20

const filter = { group: z.optional(WithdrawalStateGroup), ...periodParams }

/** Lists withdrawals by the days of their requests, in the merchant's calendar. */
export const listWithdrawals = endpoint({
  summary: 'Returns the member’s withdrawals, newest first, with totals.',
  method: 'GET',
  path: '/wps/relay/MCSFE_withdrawalRecords',
  access: 'member',
  moduleId: 'WITHREC3',
  showsMoney: true,
  input: z.object({ ...filter, ...cursorParams }).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    records: z.array(WithdrawalRecord),
    ...pageFields,
    /** Totals of the whole filter, not only of this page; `paid` and `fee` of arrived withdrawals. */
    totals: z.object({ withdrawals: z.number(), amount: DecimalText, paid: DecimalText, fee: DecimalText }),
  }),
})
export type WithdrawalRecords = z.output<typeof listWithdrawals.output>

/** The answer is not an envelope but a CSV file with at most the latest 10,000 withdrawals. */
export const withdrawalRecordsFile = endpoint({
  summary: 'Returns the member’s withdrawals as a CSV file, newest first.',
  method: 'GET',
  path: '/wps/relay/MCSFE_withdrawalRecordsFile',
  access: 'member',
  moduleId: 'WITHREC3',
  input: z.object(filter).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
