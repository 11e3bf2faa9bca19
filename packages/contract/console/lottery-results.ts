import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { DrawProof } from '../lottery/draws/draw-proof.ts'
import { DrawStatus } from '../lottery/draws/draw.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { LotteryCode } from './lottery.ts'

const DrawNumber = z.string().check(z.regex(/^\d{8}(-\d{1,6})?$/))
const draw = { merchant: Scope, game: LotteryCode, draw: DrawNumber }

/** Winners and debtors that a preview names. */
export const NAMED_MEMBERS_LIMIT = 20

/** Format of the results of a lottery. */
const Shape = z.union([
  z.object({
    kind: z.literal('numbers'),
    /** Parts in drawing order, each from its own range. */
    parts: z.array(z.object({ count: z.int(), lowest: z.int(), highest: z.int(), distinct: z.boolean() })),
  }),
  z.object({ kind: z.literal('symbols'), count: z.int(), symbols: z.array(z.string()) }),
  z.object({
    kind: z.literal('table'),
    prizes: z.array(z.object({ name: z.string(), count: z.int(), digits: z.int() })),
  }),
])
export type ResultShape = z.infer<typeof Shape>

/**
 * A result as entered: numbers or symbols in drawing order, `3 17 22` or `red white red`; or numbers by prize,
 * `first: 0123; special: 4567 8901`.
 */
const EnteredResult = z.string().check(z.regex(/^[a-z\d:; ]{1,500}$/))

const Entry = z.object({
  by: z.string(),
  at: z.string(),
  isOwn: z.boolean(),
  /** Null while the caller may not see it: until two persons have entered a result. */
  result: z.nullable(z.unknown()),
})

const Attempt = z.object({
  attempt: z.int(),
  /** `open`: no or one entry. `different` ends the attempt. `equal` awaits the release. */
  state: z.enum(['open', 'different', 'equal']),
  entries: z.array(Entry),
})
export type ResultAttempt = z.infer<typeof Attempt>

export const showLotteryDraw = staffEndpoint({
  summary: 'Returns a draw: its states, bets, entries of its result, and the proof of a house draw.',
  method: 'GET',
  path: '/console/m/:merchant/lottery/:game/draws/:draw',
  permission: 'lottery.draw.read',
  input: z.object(draw),
  output: z.object({
    game: z.object({ code: z.string(), name: z.string(), family: z.string(), resultBy: z.enum(['house', 'staff']) }),
    drawNumber: z.string(),
    status: DrawStatus,
    openAt: z.string(),
    lockAt: z.string(),
    drawAt: z.string(),
    drawnAt: z.nullable(z.string()),
    settledAt: z.nullable(z.string()),
    result: z.unknown(),
    shape: Shape,
    currency: z.string(),
    /** Bets and stakes of all players; amounts are decimal text. */
    bets: z.object({ count: z.int(), players: z.int(), staked: z.string(), open: z.int(), paid: z.string() }),
    /** The present attempt; null if staff cannot enter a result now. */
    entry: z.nullable(
      z.object({
        ...Attempt.shape,
        /** Whether the caller may enter a result: not twice in one attempt. */
        canEnter: z.boolean(),
      }),
    ),
    /** Ended attempts in which two persons differed, newest first. */
    earlier: z.array(Attempt),
    /** Manual changes, oldest first. */
    steps: z.array(
      z.object({
        at: z.string(),
        from: DrawStatus,
        to: DrawStatus,
        result: z.unknown(),
        by: z.string(),
        reason: z.string(),
      }),
    ),
    /** Change requests that await another person. */
    waiting: z.object({ void: z.nullable(z.string()), reversal: z.nullable(z.string()) }),
    /** Null for draws whose result staff enters. */
    proof: z.nullable(DrawProof),
    serverTime: z.string(),
  }),
  refusals: { 'lottery.not.found': NoDetails, 'lottery.draw.not.found': NoDetails },
})

/** A number of attempts; two persons who keep differing have another problem. */
const AttemptNumber = z.int().check(z.minimum(1), z.maximum(1_000))

const drawRefusals = {
  'lottery.not.found': NoDetails,
  'lottery.draw.not.found': NoDetails,
  /** The draw has a result, is void, is not due, or its former payouts are still being reversed. */
  'lottery.draw.not.awaited': z.object({ status: DrawStatus }),
  /** The gateway draws this lottery. */
  'lottery.draw.by.house': NoDetails,
}

export const enterLotteryResult = staffEndpoint({
  summary:
    'Enters the result of a draw. It is complete when a second person has entered the same one, without seeing the first.',
  method: 'POST',
  path: '/console/m/:merchant/lottery/:game/draws/:draw/entries',
  permission: 'lottery.result.update',
  right: 'propose',
  input: z.object({
    ...draw,
    /** Attempt that the caller saw. */
    attempt: AttemptNumber,
    result: EnteredResult,
  }),
  /** `first`: a second person must enter it. `different`: both must enter it again. `equal`: it can be released. */
  output: z.object({ outcome: z.enum(['first', 'different', 'equal']) }),
  refusals: {
    ...drawRefusals,
    /** The result does not fit the lottery. */
    'lottery.result.invalid': NoDetails,
    /** The caller has entered another result in this attempt. */
    'lottery.entry.own': NoDetails,
    /** The attempt has ended since it was seen. */
    'lottery.entry.stale': NoDetails,
  },
})

export const releaseLotteryResult = staffEndpoint({
  summary: 'Publishes the result that two persons have entered. Bets on the draw are then paid.',
  method: 'POST',
  path: '/console/m/:merchant/lottery/:game/draws/:draw/release',
  permission: 'lottery.result.update',
  right: 'approve',
  stepUp: true,
  input: z.object({ ...draw, attempt: AttemptNumber, reason: z.optional(Reason) }),
  output: z.object({}),
  refusals: {
    ...drawRefusals,
    /** The entries have changed since they were seen, or do not agree. */
    'lottery.entry.stale': NoDetails,
  },
})

const Member = z.object({ account: z.string(), amount: z.string() })

export const previewLotteryDraw = staffEndpoint({
  summary: 'Returns what the release, the void or the reversal of a draw pays and takes, without changing anything.',
  method: 'GET',
  path: '/console/m/:merchant/lottery/:game/draws/:draw/preview',
  permission: 'lottery.result.read',
  input: z.object({ ...draw, effect: z.enum(['release', 'void', 'reversal']) }),
  /** Amounts are decimal text in `currency`. */
  output: z.object({
    currency: z.string(),
    bets: z.int(),
    players: z.int(),
    staked: z.string(),
    /** Release: winnings with returned stakes. Void: refunds. Reversal: winnings to take back. */
    paid: z.string(),
    rebates: z.string(),
    commissions: z.string(),
    /** Players with winnings, and those with the highest. */
    winners: z.int(),
    topWinners: z.array(Member),
    /** Release: bets that wait for an earlier draw of their chase. */
    waitingBets: z.int(),
    /** Release: part of `paid` that repays debts. Reversal: amounts that balances do not cover, which become debts. */
    debts: z.string(),
    debtors: z.int(),
    topDebtors: z.array(Member),
    /** Highest exposure of one selection while the draw accepted bets; null once it is deleted. */
    highestExposure: z.nullable(z.string()),
    /** Release: what the house keeps of the stakes; negative if it loses. Otherwise null. */
    houseResult: z.nullable(z.string()),
  }),
  refusals: {
    'lottery.not.found': NoDetails,
    'lottery.draw.not.found': NoDetails,
    /** The draw is in another state, or two persons have not entered the same result. */
    'lottery.preview.impossible': NoDetails,
  },
})

export const requestDrawVoid = staffEndpoint({
  summary: 'Requests that a draw without result is voided: all stakes are returned. Another person approves it.',
  method: 'POST',
  path: '/console/m/:merchant/lottery/:game/draws/:draw/void',
  permission: 'lottery.result.update',
  approval: 'lottery.result.void',
  stepUp: true,
  input: z.object({ ...draw, reason: Reason }),
  output: ChangeOutcome,
  refusals: { ...proposalRefusals, 'lottery.request.waiting': NoDetails },
})

export const requestDrawReversal = staffEndpoint({
  summary: 'Requests that a wrong result and its payouts are reversed. Another person approves it.',
  method: 'POST',
  path: '/console/m/:merchant/lottery/:game/draws/:draw/reversal',
  permission: 'lottery.result.update',
  approval: 'lottery.result.reverse',
  stepUp: true,
  input: z.object({ ...draw, reason: Reason }),
  output: ChangeOutcome,
  refusals: { ...proposalRefusals, 'lottery.request.waiting': NoDetails },
})
