import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { AmountText, DecimalText } from '../kit/money.ts'
import { PageSize, RowNumber, wholeNumber } from '../kit/paging.ts'
import { freeLine } from '../kit/text.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

/** Cause of a difference. `timing`: the other side has booked the amount on another day. */
export const DifferenceCause = z.enum(['timing', 'provider_error', 'operator_error', 'fraud', 'fee', 'other'])
export type DifferenceCause = z.infer<typeof DifferenceCause>

export const DifferenceKind = z.enum([
  'missing in ledger',
  'missing in statement',
  'amount differs',
  'state differs',
  'duplicate',
])
export type DifferenceKind = z.infer<typeof DifferenceKind>

/** What is compared: deposits or withdrawals of a provider, or wallets at a vendor. */
const Direction = z.enum(['deposit', 'withdrawal', 'wallet'])

const ReconciledSide = z.object({
  id: z.string(),
  day: z.string(),
  kind: z.enum(['provider', 'vendor']),
  code: z.string(),
  direction: Direction,
  /** Number of payments in the ledger. */
  booked: z.int(),
  /** Number of lines in the statement of the other side. */
  lines: z.int(),
  /** Number of unresolved differences; of a signed side, as of the time of the signature. */
  open: z.int(),
  /** Number of unresolved differences without a cause. */
  unexplained: z.int(),
  /** Reason why the provider or vendor returned no data; empty if it returned data. */
  problem: z.string(),
  builtAt: z.string(),
  signedAt: z.nullable(z.string()),
  signedBy: z.nullable(z.string()),
})
export type ReconciledSide = z.infer<typeof ReconciledSide>

const DifferenceItem = z.object({
  id: z.string(),
  reconciliation: z.string(),
  day: z.string(),
  /** Whether this side of the day is signed: then only an adjusting entry or a comparison resolves the difference. */
  isSigned: z.boolean(),
  /** Code of the provider or vendor. */
  code: z.string(),
  direction: Direction,
  difference: DifferenceKind,
  /** Number of the deposit or withdrawal, or the account of the member. */
  number: z.string(),
  /** Player of the deposit, the withdrawal or the wallet; null if the number is unknown here. */
  player: z.nullable(z.object({ id: z.string(), account: z.string() })),
  payment: z.string(),
  ledger: z.string(),
  statement: z.string(),
  cause: z.nullable(DifferenceCause),
  note: z.string(),
  owner: z.nullable(z.string()),
  version: z.int(),
  resolvedAt: z.nullable(z.string()),
})
export type DifferenceItem = z.infer<typeof DifferenceItem>

const Day = z.iso.date()
const item = { merchant: Scope, id: RowNumber, item: RowNumber }
const path = '/console/m/:merchant/reconciliation'

const reconciliationRefusals = {
  'reconciliation.not_found': NoDetails,
  /** The day is signed: its causes can no longer be changed. */
  'reconciliation.signed': z.object({ by: z.string() }),
  /** The day was built again, or changed by another person, since it was shown. */
  'reconciliation.changed': NoDetails,
}

export const getReconciliation = staffEndpoint({
  summary: 'Returns how a day of a merchant agrees with payment providers and vendor wallets.',
  method: 'GET',
  path,
  permission: 'cashier.reconciliation.read',
  input: z.object({ merchant: Scope, day: z.optional(Day), after: z.optional(RowNumber), size: PageSize(100, 200) }),
  output: z.object({
    day: z.string(),
    /** The last day that has ended, by the merchant's clock. */
    latestDay: z.string(),
    currency: z.string(),
    sides: z.array(ReconciledSide),
    /** A page of differences: unresolved ones of the day, then of earlier days, then resolved ones of the day. */
    items: z.array(DifferenceItem),
    next: z.nullable(z.string()),
    /** Last proof of the ledger; null before the first. */
    proof: z.nullable(
      z.object({
        checkedAt: z.string(),
        accounts: z.string(),
        transfers: z.string(),
        problems: z.array(z.string()),
      }),
    ),
    /** Balances of all members at the end of the day's build; null if the day was not built. */
    liability: z.nullable(z.object({ amount: DecimalText, takenAt: z.string() })),
    /** Money held to cover the liability, as entered by staff. */
    funds: z.array(
      z.object({ account: z.string(), amount: DecimalText, enteredBy: z.string(), enteredAt: z.string() }),
    ),
  }),
  refusals: {},
})
export type ReconciliationDay = z.infer<typeof getReconciliation.output>

export const buildReconciliation = staffEndpoint({
  summary: 'Compares a day again with its providers and vendors; signed sides stay as they are.',
  method: 'POST',
  path: `${path}/builds`,
  permission: 'cashier.reconciliation.update',
  input: z.object({ merchant: Scope, day: Day }),
  output: z.object({}),
  refusals: {
    /** The day has not ended, or is more than 90 days ago. */
    'reconciliation.day_not_allowed': NoDetails,
  },
})

export const explainDifference = staffEndpoint({
  summary: 'Sets the cause, the note and the owner of a difference.',
  method: 'PUT',
  path: `${path}/:id/items/:item`,
  permission: 'cashier.reconciliation.update',
  input: z.object({
    ...item,
    cause: z.nullable(DifferenceCause),
    note: freeLine(500),
    /** Whether the caller takes over the work on the difference. */
    own: z.boolean(),
    version: wholeNumber(0, 2_147_483_647),
  }),
  output: z.object({}),
  refusals: reconciliationRefusals,
})

export const adjustDifference = staffEndpoint({
  summary: 'Requests a credit or debit of a member that resolves a difference; another person decides.',
  method: 'POST',
  path: `${path}/:id/items/:item/adjustments`,
  permission: 'cashier.reconciliation.update',
  right: 'propose',
  stepUp: true,
  input: z.object({
    ...item,
    account: z.string().check(z.regex(/^\w{1,32}$/)),
    direction: z.enum(['credit', 'debit']),
    amount: AmountText,
    /** A repeated call with this key has no further effect. */
    key: z.uuid(),
    reason: Reason,
  }),
  output: ChangeOutcome,
  refusals: { ...proposalRefusals, 'reconciliation.not_found': NoDetails },
})

export const signReconciliation = staffEndpoint({
  summary: 'Signs one side of a day; each of its differences has a cause.',
  method: 'POST',
  path: `${path}/:id/signature`,
  permission: 'cashier.reconciliation.update',
  stepUp: true,
  input: z.object({
    merchant: Scope,
    id: RowNumber,
    /** Build time of the data that was shown. */
    builtAt: z.iso.datetime().check(z.maxLength(30)),
  }),
  output: z.object({}),
  refusals: {
    ...reconciliationRefusals,
    'reconciliation.unexplained': z.object({ count: z.int() }),
    /** An adjusting entry awaits another person. */
    'reconciliation.adjustment_pending': NoDetails,
    /** The other side returned no data. */
    'reconciliation.unanswered': NoDetails,
  },
})

export const enterHeldFunds = staffEndpoint({
  summary: 'Enters the money that a bank or provider holds at the end of a day; replaces the former entry.',
  method: 'PUT',
  path: `${path}/funds`,
  permission: 'cashier.reconciliation.update',
  input: z.object({
    merchant: Scope,
    day: Day,
    account: freeLine(60).check(z.minLength(1)),
    amount: AmountText,
  }),
  output: z.object({}),
  refusals: { 'reconciliation.day_not_allowed': NoDetails },
})
