import * as z from 'zod/mini'

import { DecimalText } from '../../kit/money.ts'
import { QueryNumber } from '../../kit/paging.ts'
import { TurnoverCause } from '../../wallet/turnover.ts'
import { playerList } from './player-endpoint.ts'

export const listPlayerLedger = playerList({
  summary: 'Returns the entries of a wallet of a player, with the balance before and after each.',
  part: 'ledger',
  permission: 'wallet.ledger.read',
  /** Type of the wallet; the main one by default. */
  filter: { wallet: z.optional(QueryNumber) },
  row: z.object({
    id: z.string(),
    at: z.string(),
    code: z.number(),
    group: z.nullable(z.string()),
    /** Negative for a debit. */
    amount: DecimalText,
    before: DecimalText,
    after: DecimalText,
    reference: z.string(),
    key: z.string(),
  }),
  extra: {},
})

export const listPlayerDeposits = playerList({
  summary: 'Returns the deposits of a player.',
  part: 'deposits',
  permission: 'cashier.deposit.read',
  row: z.object({
    id: z.string(),
    number: z.string(),
    at: z.string(),
    state: z.string(),
    channel: z.string(),
    provider: z.nullable(z.string()),
    requested: DecimalText,
    credited: z.nullable(DecimalText),
    bonus: z.nullable(DecimalText),
    creditedAt: z.nullable(z.string()),
    providerReference: z.nullable(z.string()),
    problem: z.nullable(z.string()),
  }),
  filter: {},
  extra: {},
})

export const listPlayerWithdrawals = playerList({
  summary: 'Returns the withdrawals of a player.',
  part: 'withdrawals',
  permission: 'cashier.withdrawal.read',
  row: z.object({
    id: z.string(),
    number: z.string(),
    at: z.string(),
    state: z.string(),
    amount: DecimalText,
    fee: DecimalText,
    bank: z.string(),
    lastDigits: z.string(),
    endedAt: z.nullable(z.string()),
    /** Reason shown to the player for an end without payment; `note` is internal to staff. */
    reason: z.string(),
    note: z.string(),
    actor: z.string(),
  }),
  filter: {},
  extra: {},
})

const Requirement = z.object({
  cause: TurnoverCause,
  amount: DecimalText,
  multiple: DecimalText,
  required: DecimalText,
  done: DecimalText,
  left: DecimalText,
  madeAt: z.string(),
})

export const listPlayerBonuses = playerList({
  summary: 'Returns the rewards of a player, and the wagering requirements that are open.',
  part: 'bonuses',
  permission: 'promotions.bonus.read',
  row: z.object({
    id: z.string(),
    at: z.string(),
    title: z.string(),
    type: z.nullable(z.string()),
    promotion: z.nullable(z.string()),
    amount: DecimalText,
    multiple: DecimalText,
    status: z.enum(['issued', 'claimed', 'expired']),
    claimedAt: z.nullable(z.string()),
    expiresAt: z.string(),
  }),
  extra: {
    wagering: z.object({
      required: DecimalText,
      done: DecimalText,
      left: DecimalText,
      requirements: z.array(Requirement),
    }),
  },
  filter: {},
})
