import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { QueryNumber, RowNumber } from '../kit/paging.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay } from '../launch/play-days.ts'
import { MAIN_WALLET } from './balance.ts'

export const ACCOUNT_RECORDS_PER_PAGE = 20
/** Maximum number of rows in one file; members with more select fewer days. */
export const ACCOUNT_RECORDS_PER_FILE = 10_000

/**
 * Groups of transactions: stakes and payouts; transfers between wallets; deposits; withdrawals; bonuses and rebates;
 * credits and debits by the operator.
 */
export const AccountRecordGroup = z.enum(['play', 'transfer', 'deposit', 'withdrawal', 'promotion', 'adjustment'])
export type AccountRecordGroup = z.output<typeof AccountRecordGroup>

/** `A`: transactions of agents from their line and their teams. Source: domain handbook 8. */
export const AccountRecordTypes = z.enum(['A'])

/** Groups of the transactions of agents: transfers in the agent line, commissions, salaries, dividends. */
export const AgencyRecordGroup = z.enum(['line', 'rebate', 'salary', 'dividend'])
export type AgencyRecordGroup = z.output<typeof AgencyRecordGroup>

/** A transaction of the wallet. */
const AccountRecord = z.object({
  /** Number of the wallet's transaction: unique and ascending. */
  number: z.string(),
  at: z.iso.datetime(),
  /** Transaction code. Source: domain handbook 8. */
  code: z.number(),
  group: z.nullable(AccountRecordGroup),
  /** Amount, negative for a debit. */
  amount: DecimalText,
  balance: DecimalText,
  /** Related object, such as a vendor's round. */
  reference: z.string(),
  /**
   * The other party, if it has a name: a game's vendor, another wallet, or the member of the agent line who sent or
   * received the amount. Accounts are masked, except the reader's and those of direct downline members.
   */
  remark: z.string(),
})
export type AccountRecord = z.output<typeof AccountRecord>

const filter = {
  typeId: z._default(QueryNumber, MAIN_WALLET),
  group: z.optional(AccountRecordGroup),
  /** Only transactions of these types; absent for all. */
  types: z.optional(AccountRecordTypes),
  /** Only this group of the agents' types. */
  agency: z.optional(AgencyRecordGroup),
  ...periodParams,
}

/** The address is that of the old platform's page. */
export const listAccountRecords = endpoint({
  summary: 'Returns the records of a wallet of the member, newest first, with the balance after each.',
  method: 'GET',
  path: '/wps/transaction/record',
  access: 'member',
  moduleId: 'TRANSREC3',
  showsMoney: true,
  input: z
    .object({
      ...filter,
      /** `next` of the previous answer. Transactions in the meantime do not shift the pages. */
      after: z.optional(RowNumber),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    records: z.array(AccountRecord),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    currency: Currency,
    /** The days, in the merchant's calendar. */
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})

/** The answer is not an envelope but a CSV file with at most the latest 10,000 records. */
export const accountRecordsFile = endpoint({
  summary: 'Returns the records of a wallet of the member as a CSV file, newest first.',
  method: 'GET',
  path: '/wps/transaction/recordFile',
  access: 'member',
  moduleId: 'TRANSREC3',
  input: z.object(filter).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
