import * as z from 'zod/mini'

/**
 * What the game's page and this vendor's server tell each other. Every call but `open` carries the page's key as
 * `Authorization: Bearer`; an error is `{ error: { code, … } }`.
 */
export const playPath = {
  open: '/northlight/api/open',
  resume: '/northlight/api/resume',
  spin: '/northlight/api/spin',
  shown: '/northlight/api/shown',
} as const

/** Whole cents as text. */
const Cents = z.string().check(z.regex(/^-?\d{1,15}$/))
/** As the gateway told it: decimal text, up to four places. */
const Balance = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,4})?$/))
/** 128 random bits or more, made by the page; whoever knows it plays this session. */
const Key = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/))
/** Random too, so that no two rounds of a session are one. */
const SpinId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,32}$/))

export const OpenInput = z.object({ token: z.string().check(z.minLength(1), z.maxLength(80)), key: Key })
export const SpinInput = z.object({ spinId: SpinId, stakeCents: Cents })
export const ShownInput = z.object({ roundId: z.string().check(z.maxLength(80)) })

export const PlayedSpinView = z.object({
  stops: z.array(z.number()),
  lineWins: z.array(z.object({ line: z.number(), symbol: z.string(), count: z.number(), units: z.number() })),
  scatters: z.number(),
  scatterUnits: z.number(),
  /** In stakes of one line, the multiplier counted. */
  wonUnits: z.number(),
  freeSpinsAdded: z.number(),
})
export type PlayedSpinView = z.output<typeof PlayedSpinView>

const roundCommon = { roundId: z.string(), spinId: z.string(), stakeCents: Cents, netCents: Cents }

export const RoundView = z.discriminatedUnion('state', [
  /** Nobody knows yet whether the stake was taken. Ask again with the same `spinId`. */
  z.object({ ...roundCommon, state: z.literal('pending') }),
  /** The gateway refused the stake, by this code; nothing was taken. */
  z.object({ ...roundCommon, state: z.literal('refused'), code: z.string(), balance: z.nullable(Balance) }),
  /** The stake was given back, or never taken. */
  z.object({ ...roundCommon, state: z.literal('undone'), balance: z.nullable(Balance) }),
  /** The stake is taken and the outcome stands; `paid` as soon as the gateway has the win too. */
  z.object({
    ...roundCommon,
    state: z.literal('played'),
    paid: z.boolean(),
    spins: z.array(PlayedSpinView),
    wonCents: Cents,
    balanceAfterBet: z.nullable(Balance),
    balance: z.nullable(Balance),
  }),
])
export type RoundView = z.output<typeof RoundView>
export type PlayedRound = Extract<RoundView, { state: 'played' }>

export const SessionView = z.object({
  nickname: z.string(),
  currency: z.string(),
  language: z.string(),
  playMode: z.enum(['real', 'fun']),
  lobbyUrl: z.string(),
  /** A round's id is this and its spin's. */
  roundIdPrefix: z.string(),
  balance: Balance,
  /** Wins less stakes since this session was opened. */
  netCents: Cents,
  stakesCents: z.array(Cents),
  leastSpinMs: z.number(),
  /** A round that the player has not seen to its end, perhaps of an earlier session. */
  unfinished: z.nullable(RoundView),
})
export type SessionView = z.output<typeof SessionView>

export const PlayError = z.object({
  error: z.object({
    code: z.string(),
    /** With `round.too_soon`: how much longer to wait. */
    waitMs: z.optional(z.number()),
  }),
})
