import * as z from 'zod/mini'

import { Currency, DecimalText } from '../../kit/money.ts'
import { staffEndpoint } from '../../staff/staff-endpoint.ts'
import { ofPlayer, playerRefusals } from './player-endpoint.ts'

/** Parts of an account that staff can block. */
export const BlockedPart = z.enum(['login', 'deposit', 'bet', 'withdraw'])
export type BlockedPart = z.infer<typeof BlockedPart>

/** A condition of a withdrawal, a deposit, a bet or a login: the code is that of the refusal which the player gets. */
const Check = z.object({
  code: z.string(),
  satisfied: z.boolean(),
  /** When it will be satisfied, if known. */
  until: z.nullable(z.string()),
  /** Amount that is missing, or still possible. */
  left: z.nullable(DecimalText),
})
export type Check = z.infer<typeof Check>

export const Person = z.object({ id: z.string(), account: z.string() })
export type Person = z.infer<typeof Person>

const Wallet = z.object({ type: z.number(), name: z.string(), balance: DecimalText })

const Exclusion = z.object({ kind: z.enum(['timeOut', 'exclusion']), until: z.nullable(z.string()) })

export const getPlayer = staffEndpoint({
  summary: 'Returns a player: states, balances, agent line, and what stops withdrawals, deposits, bets and logins.',
  method: 'GET',
  path: '/console/m/:merchant/players/:player',
  permission: 'identity.member.read',
  personalData: true,
  input: z.object(ofPlayer),
  output: z.object({
    id: z.string(),
    account: z.string(),
    type: z.number(),
    status: z.enum(['active', 'disabled']),
    /** Blocked parts, in the order of `BlockedPart`: an action on them names the ones that were shown. */
    blocked: z.array(BlockedPart),
    exclusion: z.nullable(Exclusion),
    registeredAt: z.string(),
    lastSeenAt: z.nullable(z.string()),
    isOnline: z.boolean(),
    level: z.number(),
    /** Masked. */
    mobile: z.nullable(z.string()),
    mail: z.nullable(z.string()),
    payee: z.nullable(z.string()),
    /** Agents above, nearest first. */
    line: z.array(Person),
    directDownlines: z.number(),
    currency: Currency,
    wallets: z.array(Wallet),
    cash: DecimalText,
    /** In withdrawals under way. */
    locked: DecimalText,
    /** Rewards that are not claimed yet. */
    bonus: DecimalText,
    /** What may be withdrawn at once. */
    withdrawable: DecimalText,
    deposited: DecimalText,
    withdrawn: DecimalText,
    checks: z.object({
      login: z.array(Check),
      withdraw: z.array(Check),
      deposit: z.array(Check),
      play: z.array(Check),
    }),
    heldWins: z.number(),
    pinnedNotes: z.array(z.object({ id: z.string(), at: z.string(), author: z.string(), text: z.string() })),
  }),
  refusals: playerRefusals,
})
