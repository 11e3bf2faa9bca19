import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { ClaimedBy, RowClaim } from './review-parts.ts'

/** A line of the merchant's bank statement. The payer's name is masked. */
export const BankLine = z.object({
  id: z.string(),
  bookedAt: z.string(),
  amount: z.string(),
  currency: z.string(),
  payer: z.string(),
  reference: z.string(),
  state: z.enum(['open', 'matched', 'ignored']),
  deposit: z.nullable(z.string()),
  /** The reviewer who is matching the line with a deposit. */
  claim: z.nullable(RowClaim),
})
export type BankLine = z.infer<typeof BankLine>

/** Maximum number of characters of one import. */
export const BANK_LINES_TEXT_LIMIT = 400_000

export const listBankLines = staffEndpoint({
  summary: 'Returns imported bank lines of a state, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/bank-lines',
  permission: 'cashier.deposit.read',
  input: z.object({
    merchant: Scope,
    state: z._default(z.enum(['open', 'matched', 'ignored']), 'open'),
    after: z.optional(RowNumber),
    size: PageSize(50),
  }),
  output: z.object({ lines: z.array(BankLine), next: z.nullable(z.string()) }),
  refusals: {},
})

export const importBankLines = staffEndpoint({
  summary: 'Imports lines of a bank statement as CSV with the columns date, amount, currency, payer and reference.',
  method: 'POST',
  path: '/console/m/:merchant/bank-lines',
  permission: 'cashier.deposit.update',
  input: z.object({ merchant: Scope, text: z.string().check(z.maxLength(BANK_LINES_TEXT_LIMIT)) }),
  output: z.object({
    imported: z.number(),
    /** Number of lines that were imported before. */
    repeated: z.number(),
    /** Number of payments that left the account, which are not imported. */
    outgoing: z.number(),
  }),
  refusals: {
    /** Nothing was imported: the first lines that cannot be read. */
    'bank.lines.invalid': z.object({ problems: z.array(z.object({ line: z.number(), problem: z.string() })) }),
  },
})

export const ignoreBankLine = staffEndpoint({
  summary: 'Takes a bank line that is no deposit out of the open ones, or returns it.',
  method: 'PUT',
  path: '/console/m/:merchant/bank-lines/:id/state',
  permission: 'cashier.deposit.update',
  input: z.object({ merchant: Scope, id: RowNumber, state: z.enum(['open', 'ignored']), reason: Reason }),
  output: z.object({}),
  refusals: { 'bank.line.not.found': NoDetails, 'bank.line.claimed': ClaimedBy },
})
