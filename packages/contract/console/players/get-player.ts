import * as z from 'zod/mini'

import { Currency, DecimalText } from '../../kit/money.ts'
import { staffEndpoint } from '../../staff/staff-endpoint.ts'
import { ofPlayer, playerRefusals } from './player-endpoint.ts'
import { PlayerTag } from './tags.ts'

/** Parts of an account that staff can block. */
export const BlockedPart = z.enum(['login', 'deposit', 'bet', 'withdraw'])
export type BlockedPart = z.infer<typeof BlockedPart>

/** A condition of a withdrawal, deposit, bet or login. The code is that of the refusal if the condition is not met. */
const Check = z.object({
  code: z.string(),
  satisfied: z.boolean(),
  /** Time at which the condition will be met, if known. */
  until: z.nullable(z.string()),
  /** Amount that is missing, or that is still possible. */
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
    /** Blocked parts, in the order of `BlockedPart`. A change of them sends the parts that were shown. */
    blocked: z.array(BlockedPart),
    exclusion: z.nullable(Exclusion),
    registeredAt: z.string(),
    lastSeenAt: z.nullable(z.string()),
    isOnline: z.boolean(),
    level: z.number(),
    tags: z.array(PlayerTag),
    /** Masked. */
    mobile: z.nullable(z.string()),
    mail: z.nullable(z.string()),
    payee: z.nullable(z.string()),
    /** Number of cards and bank accounts; they are revealed with a reason. */
    cards: z.number(),
    /** Agents above, nearest first. */
    line: z.array(Person),
    directDownlines: z.number(),
    currency: Currency,
    wallets: z.array(Wallet),
    cash: DecimalText,
    /** Amount held by withdrawals in progress. */
    locked: DecimalText,
    /** Total of unclaimed rewards. */
    bonus: DecimalText,
    /** Amount that can be withdrawn now. */
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
