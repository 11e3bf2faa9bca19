import { ClientSeed, FairnessProof, Nonce } from '@ante/contract/launch/fairness.ts'
import * as z from 'zod/mini'

/**
 * API between a game's page and its vendor's server, common to all games. Every call except `open` carries the page's
 * key as `Authorization: Bearer`; an error is `{ error: { code, … } }`.
 */
export const playPath = {
  open: '/studio/api/open',
  resume: '/studio/api/resume',
  round: '/studio/api/round',
  act: '/studio/api/round/act',
  shown: '/studio/api/shown',
  history: '/studio/api/history',
  /** Followed by the room's name, by GET: a stream of `RoomMessage`. */
  room: '/studio/api/room/',
} as const

/** Whole cents as text. */
const Cents = z.string().check(z.regex(/^-?\d{1,15}$/))
/** As returned by the gateway: decimal text, up to four places. */
const Balance = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,4})?$/))
/** At least 128 random bits, created by the page; the key authenticates the calls of its session. */
const Key = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/))
/** The page's id of the tap that begins a round; random, so that the ids of a session are unique. */
const TapId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,32}$/))
const Name = z.string().check(z.minLength(1), z.maxLength(80))

export const OpenInput = z.object({
  token: Name,
  key: Key,
  /** From the page's address. */
  vendor: Name,
  game: Name,
})
export const ResumeInput = z.object({
  /** Takes over the game here after it was opened elsewhere; the other page has to stop. */
  takeOver: z._default(z.boolean(), false),
})
export const RoundInput = z.object({
  tapId: TapId,
  stakeCents: Cents,
  /** The player's pick, in games with picks. */
  choice: z.optional(z.unknown()),
  /** For a fair game; when missing, the tap's id is the client seed. */
  clientSeed: z.optional(ClientSeed),
})
export const ActInput = z.object({
  roundId: Name,
  /** The page's id of the player's action: a repeat is executed once. */
  actId: TapId,
  /** In the game's own format. */
  act: z.unknown(),
})
export const HistoryInput = z.object({
  /** Cursor: the end of the previous page. */
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
})
export const ShownInput = z.object({ roundId: Name })

/** Commitment before the stake: the next round is drawn from the seed with this hash. */
const FairnessCommitment = z.object({ serverSeedHash: z.string(), nonce: Nonce })
export type FairnessCommitment = z.output<typeof FairnessCommitment>

const roundCommon = {
  roundId: z.string(),
  tapId: z.string(),
  stakeCents: Cents,
  choice: z.unknown(),
  /** Subject of a round whose outcome comes later, in the game's own format; null for one drawn immediately. */
  subject: z.nullable(z.string()),
  /** Wins less stakes of the session. */
  netCents: Cents,
  /** Commitment of the next round; null in a game without commitments. */
  next: z.nullable(FairnessCommitment),
}

/** A round that did not count. Its seed is revealed nevertheless, so that no round can be dropped silently. */
const notCounted = { balance: z.nullable(Balance), fairness: z.nullable(FairnessProof) }

export const RoundView = z.discriminatedUnion('state', [
  /** The wallet has not accepted or refused the stake yet. Repeat the call with the same `tapId`. */
  z.object({ ...roundCommon, state: z.literal('pending') }),
  /** The gateway refused the stake with this code; nothing was debited. */
  z.object({ ...roundCommon, ...notCounted, state: z.literal('refused'), code: z.string() }),
  /** The stake was returned, or never debited; the code contains the reason if it was a decision. */
  z.object({ ...roundCommon, ...notCounted, state: z.literal('undone'), code: z.nullable(z.string()) }),
  /** The stake is accepted, and its outcome comes later. */
  z.object({
    ...roundCommon,
    state: z.literal('held'),
    /** In the game's own format: the information that the player may have until then. */
    progress: z.unknown(),
    balanceAfterBet: z.nullable(Balance),
  }),
  /** The stake is debited and the outcome final; `paid` once the gateway has accepted the win too. */
  z.object({
    ...roundCommon,
    state: z.literal('played'),
    paid: z.boolean(),
    /** In the game's own format: its page parses it. */
    outcome: z.unknown(),
    /** Total payout, without the jackpot's part. */
    wonCents: Cents,
    /** Amount of the whole jackpot; null until it is paid, and in every round that did not win it. */
    jackpotPaidCents: z.nullable(Cents),
    balanceAfterBet: z.nullable(Balance),
    balance: z.nullable(Balance),
    fairness: z.nullable(FairnessProof),
  }),
])
export type RoundView = z.output<typeof RoundView>
export type PlayedRound = Extract<RoundView, { state: 'played' }>

/** The player's own rounds of this title, latest first, of all sessions. */
export const HistoryView = z.object({
  rounds: z.array(z.object({ at: z.string(), round: RoundView })),
  /** Cursor of earlier rounds; null at the end. */
  next: z.nullable(z.string()),
})
export type HistoryView = z.output<typeof HistoryView>

/** Appearance of the page: the same game is sold under many names. */
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
  /** A round's id is this prefix followed by the id of its tap. */
  roundIdPrefix: z.string(),
  balance: Balance,
  /** The merchant's jackpot; null when there is none for this player. */
  jackpot: z.nullable(Balance),
  /** Wins less stakes since this session was opened. */
  netCents: Cents,
  stakesCents: z.array(Cents),
  /** For a game that accepts stakes besides the listed ones; null when only the listed stakes are accepted. */
  limits: z.nullable(z.object({ minCents: Cents, maxCents: Cents, grainCents: Cents })),
  /** Null in a game without commitments. */
  next: z.nullable(FairnessCommitment),
  /** A round of this title that the player has not seen to its end, perhaps of an earlier session. */
  unfinished: z.nullable(RoundView),
  /** Stakes of this title with a pending or unseen outcome; oldest first. */
  held: z.array(RoundView),
})
export type SessionView = z.output<typeof SessionView>

export const PlayError = z.object({
  error: z.looseObject({
    code: z.string(),
    /** With `round.too_soon` and `round.refused_often`: the remaining waiting time. */
    waitMs: z.optional(z.number()),
    /** Address of the lobby; set when the page has no session, which would contain it. */
    lobbyUrl: z.optional(z.string()),
  }),
})
