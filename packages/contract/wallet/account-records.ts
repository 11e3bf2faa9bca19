import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { QueryNumber, RowNumber } from '../kit/paging.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay } from '../launch/play-days.ts'
import { MAIN_WALLET } from './balance.ts'

export const ACCOUNT_RECORDS_A_PAGE = 20
/** Of one file; whoever has more takes fewer days at once. */
export const ACCOUNT_RECORDS_A_FILE = 10_000

/** Stakes and payouts; moves between wallets; money in, money out; bonuses and rebates; what the operator gave or took. */
export const AccountRecordGroup = z.enum(['play', 'transfer', 'deposit', 'withdrawal', 'promotion', 'adjustment'])
export type AccountRecordGroup = z.output<typeof AccountRecordGroup>

/** `A`: what agents have by their line and their teams. Source: domain handbook 8. */
export const AccountRecordTypes = z.enum(['A'])

/** Of those: money along the line, parts of the team's rebates, salaries, dividends. */
export const AgencyRecordGroup = z.enum(['line', 'rebate', 'salary', 'dividend'])
export type AgencyRecordGroup = z.output<typeof AgencyRecordGroup>

/** One amount that came into the wallet or left it. */
const AccountRecord = z.object({
  /** Counts what moved on the wallet: no two are the same, and a later one is greater. */
  number: z.string(),
  at: z.iso.datetime(),
  /** Why it moved. Source: domain handbook 8. */
  code: z.number(),
  group: z.nullable(AccountRecordGroup),
  /** Below zero: it left. */
  amount: DecimalText,
  balance: DecimalText,
  /** What it belongs to, such as a vendor's round. */
  reference: z.string(),
  /**
   * The other end, where it has a name: a game's vendor, another wallet, or the member of the agent line who sent or
   * received it. Masked unless the reader or a direct downline of the reader.
   */
  remark: z.string(),
})
export type AccountRecord = z.output<typeof AccountRecord>

const filter = {
  typeId: z._default(QueryNumber, MAIN_WALLET),
  group: z.optional(AccountRecordGroup),
  /** Of these types alone; all of them without it. */
  types: z.optional(AccountRecordTypes),
  /** Of the agents' types some alone. */
  agency: z.optional(AgencyRecordGroup),
  ...periodParams,
}

/** The address is the old platform's page's. */
export const listAccountRecords = endpoint({
  summary: 'What came into one of the member’s wallets and what left it, the latest first, with the balance after each',
  method: 'GET',
  path: '/wps/transaction/record',
  access: 'member',
  moduleId: 'TRANSREC3',
  input: z
    .object({
      ...filter,
      /** The last answer's `next`. What moves meanwhile moves no page. */
      after: z.optional(RowNumber),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    records: z.array(AccountRecord),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    currency: Currency,
    /** The days, by the merchant's calendar. */
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})

/** Its answer is no envelope but a CSV file with the latest 10,000 records at most. */
export const accountRecordsFile = endpoint({
  summary: 'What came into one of the member’s wallets and what left it, as a CSV file, the latest first',
  method: 'GET',
  path: '/wps/transaction/recordFile',
  access: 'member',
  moduleId: 'TRANSREC3',
  input: z.object(filter).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
