import { ClientSeed, FairnessProof, Nonce } from '@ante/contract/launch/fairness.ts'
import * as z from 'zod/mini'

/**
 * What a game's page and its vendor's server tell each other, whatever the game. Every call but `open` carries the
 * page's key as `Authorization: Bearer`; an error is `{ error: { code, … } }`.
 */
export const playPath = {
  open: '/studio/api/open',
  resume: '/studio/api/resume',
  round: '/studio/api/round',
  act: '/studio/api/round/act',
  shown: '/studio/api/shown',
  history: '/studio/api/history',
  /** With the room's name behind it, by GET: a stream of `RoomMessage`. */
  room: '/studio/api/room/',
} as const

/** Whole cents as text. */
const Cents = z.string().check(z.regex(/^-?\d{1,15}$/))
/** As the gateway told it: decimal text, up to four places. */
const Balance = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,4})?$/))
/** 128 random bits or more, made by the page; whoever knows it plays this session. */
const Key = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/))
/** The page's own name for the tap that begins a round. Random too, so that no two rounds of a session are one. */
const TapId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,32}$/))
const Name = z.string().check(z.minLength(1), z.maxLength(80))

export const OpenInput = z.object({
  token: Name,
  key: Key,
  /** As the page's address has them. */
  vendor: Name,
  game: Name,
})
export const ResumeInput = z.object({
  /** Plays here again after the game was opened elsewhere; the other page has to stop. */
  takeOver: z._default(z.boolean(), false),
})
export const RoundInput = z.object({
  tapId: TapId,
  stakeCents: Cents,
  /** What the player picks, where the game has something to pick. */
  choice: z.optional(z.unknown()),
  /** Of a fair game; without it the tap's id is the client seed. */
  clientSeed: z.optional(ClientSeed),
})
export const ActInput = z.object({
  roundId: Name,
  /** The page's own name for what the player did: told twice, it is done once. */
  actId: TapId,
  /** In the game's own form. */
  act: z.unknown(),
})
export const HistoryInput = z.object({
  /** Where the page before ended. */
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
})
export const ShownInput = z.object({ roundId: Name })

/** What is promised before the stake: the next round is drawn from the seed of this hash. */
const FairnessPromise = z.object({ serverSeedHash: z.string(), nonce: Nonce })
export type FairnessPromise = z.output<typeof FairnessPromise>

const roundCommon = {
  roundId: z.string(),
  tapId: z.string(),
  stakeCents: Cents,
  choice: z.unknown(),
  /** What a round belongs to whose outcome comes later, in the game's own words; null of one that is drawn at once. */
  subject: z.nullable(z.string()),
  /** Wins less stakes of the session. */
  netCents: Cents,
  /** Of the round after this one; null in a game that promises nothing. */
  next: z.nullable(FairnessPromise),
}

/** Of a round that did not count. What it was promised by is told all the same: so none can be dropped in silence. */
const notCounted = { balance: z.nullable(Balance), fairness: z.nullable(FairnessProof) }

export const RoundView = z.discriminatedUnion('state', [
  /** Nobody knows yet whether the stake was taken. Ask again with the same `tapId`. */
  z.object({ ...roundCommon, state: z.literal('pending') }),
  /** The gateway refused the stake, by this code; nothing was taken. */
  z.object({ ...roundCommon, ...notCounted, state: z.literal('refused'), code: z.string() }),
  /** The stake was given back, or never taken; the code says why where somebody decided so. */
  z.object({ ...roundCommon, ...notCounted, state: z.literal('undone'), code: z.nullable(z.string()) }),
  /** The stake is accepted, and its outcome comes later. */
  z.object({
    ...roundCommon,
    state: z.literal('held'),
    /** In the game's own form: what the player may know of it until then. */
    progress: z.unknown(),
    balanceAfterBet: z.nullable(Balance),
  }),
  /** The stake is taken and the outcome stands; `paid` as soon as the gateway has the win too. */
  z.object({
    ...roundCommon,
    state: z.literal('played'),
    paid: z.boolean(),
    /** In the game's own form: its page parses it. */
    outcome: z.unknown(),
    /** All that it pays, without what a jackpot adds. */
    wonCents: Cents,
    /** What the whole jackpot was; null until it is paid, and in every round that did not win it. */
    jackpotPaidCents: z.nullable(Cents),
    balanceAfterBet: z.nullable(Balance),
    balance: z.nullable(Balance),
    fairness: z.nullable(FairnessProof),
  }),
])
export type RoundView = z.output<typeof RoundView>
export type PlayedRound = Extract<RoundView, { state: 'played' }>

/** The player's own rounds of this title, latest first, whatever session they were played in. */
export const HistoryView = z.object({
  rounds: z.array(z.object({ at: z.string(), round: RoundView })),
  /** What to ask for the ones before; null at the end. */
  next: z.nullable(z.string()),
})
export type HistoryView = z.output<typeof HistoryView>

/** What the page is to look like: the same game is sold under many names. */
const TitleView = z.object({
  vendor: z.string(),
  gameId: z.string(),
  name: z.string(),
  category: z.string(),
  classes: z.array(z.string()),
  motif: z.string(),
  /** The cover's address, at the merchant's site. */
  picture: z.string(),
})
export type TitleView = z.output<typeof TitleView>

export const SessionView = z.object({
  title: TitleView,
  nickname: z.string(),
  currency: z.string(),
  language: z.string(),
  playMode: z.enum(['real', 'fun']),
  lobbyUrl: z.string(),
  /** A round's id is this and its tap's. */
  roundIdPrefix: z.string(),
  balance: Balance,
  /** What the merchant's jackpot holds; null where there is none for this player. */
  jackpot: z.nullable(Balance),
  /** Wins less stakes since this session was opened. */
  netCents: Cents,
  stakesCents: z.array(Cents),
  /** Of a game that takes other stakes too; null where these are all. */
  limits: z.nullable(z.object({ leastCents: Cents, mostCents: Cents, grainCents: Cents })),
  /** Null in a game that promises nothing. */
  next: z.nullable(FairnessPromise),
  /** A round of this title that the player has not seen to its end, perhaps of an earlier session. */
  unfinished: z.nullable(RoundView),
  /** Stakes of this title whose outcome comes later, or came and was not seen yet; oldest first. */
  held: z.array(RoundView),
})
export type SessionView = z.output<typeof SessionView>

export const PlayError = z.object({
  error: z.looseObject({
    code: z.string(),
    /** With `round.too_soon` and `round.refused_often`: how much longer to wait. */
    waitMs: z.optional(z.number()),
    /** Where there is no session that could tell it: the way back to the lobby. */
    lobbyUrl: z.optional(z.string()),
  }),
})
