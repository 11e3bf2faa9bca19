import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { DecimalText } from '../kit/money.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { DepositStateGroup } from './deposit-state.ts'
import { DepositRecord } from './deposit.ts'
import { cursorParams, pageFields } from './money-records.ts'

export const DEPOSITS_PER_PAGE = 20
/** Maximum number of rows in one file; members with more select fewer days. */
export const DEPOSITS_PER_FILE = 10_000

const filter = { group: z.optional(DepositStateGroup), ...periodParams }

/** Lists deposits by the days of their creation, in the merchant's calendar. */
export const listDeposits = endpoint({
  summary: 'Returns the member’s deposits, newest first, with totals.',
  method: 'GET',
  path: '/wps/relay/MCSFE_depositRecords',
  access: 'member',
  moduleId: 'DEPRECM3',
  showsMoney: true,
  input: z.object({ ...filter, ...cursorParams }).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    records: z.array(DepositRecord),
    ...pageFields,
    /** Totals of the whole filter, not only of this page; `amount` and `reimbursementAmount` of credited deposits. */
    totals: z.object({
      deposits: z.number(),
      requestedAmount: DecimalText,
      amount: DecimalText,
      reimbursementAmount: DecimalText,
    }),
  }),
})
export type DepositRecords = z.output<typeof listDeposits.output>

/** The answer is not an envelope but a CSV file with at most the latest 10,000 deposits. */
export const depositRecordsFile = endpoint({
  summary: 'Returns the member’s deposits as a CSV file, newest first.',
  method: 'GET',
  path: '/wps/relay/MCSFE_depositRecordsFile',
  access: 'member',
  moduleId: 'DEPRECM3',
  input: z.object(filter).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
