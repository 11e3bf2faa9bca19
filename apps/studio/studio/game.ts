import type { Queryable } from '@ante/plain-server/db.ts'
import type * as z from 'zod/mini'

import type { RoundFairness } from './fairness/round-fairness.ts'
import type { Translator, WordTables } from './front/words/word-table.ts'
import type { DrawBelow } from './maths/draw-below.ts'
import type { Round } from './rounds/round.ts'
import type { Title } from './titles.ts'

/** What a player asks for with his stake. */
export interface Wish<Choice> {
  title: Title
  stakeCents: bigint
  /** What he picked; null in a game where there is nothing to pick. */
  choice: Choice
  /** Whether there is a jackpot to be won: a merchant may have none, and play money has no part in it. */
  hasJackpot: boolean
}

/** A round whose stake was taken, for telling it in words. */
export interface DescribableRound<Outcome, Choice> extends Wish<Choice> {
  outcome: Outcome
  /** Without what a jackpot added. */
  wonCents: bigint
  /** Null unless this round won it and it is paid. */
  jackpotPaidCents: bigint | null
}

/** In the player's language: the words of the game, and amounts as they are written there. */
export type Telling<Word extends string = string> = Translator<Word>

export interface Told {
  /** At most thirty, in plain words. Stake and payout are told already. */
  lines: { label: string; value: string }[]
  /** SVG as text without scripts, links or fonts, at most 60 KB; null where there is nothing to show. */
  picture: string | null
}

/** What a game gives to the merchant's jackpot, and when it pays it; asked only where there is one. */
interface Jackpot<Outcome> {
  /** Whole cents of the stake, told with the bet. */
  contributionCents(stakeCents: bigint): bigint
  wins(outcome: Outcome): boolean
}

/**
 * Of a game drawn at once whose players meet: what a round finds there, and what it leaves to the others. Asked in one go
 * with the draw, so that nothing comes between.
 */
interface Shared<Outcome, Choice, Params> {
  /** What is played of what was asked for; its stake may be another one. Throws `Refused` where nothing of it counts. */
  admit(wish: Wish<Params>, by: { sessionId: string }): Wish<Choice>
  /** The outcome stands, and nobody knows yet whether its stake is taken. */
  drawn(choice: Choice, outcome: Outcome): void
  /** Once that is known, perhaps by a worker later on, and never of a round that was not stored. What it throws is logged. */
  decided(choice: Choice, outcome: Outcome, isTaken: boolean): void
}

/** What the studio asks of every game. An outcome is plain JSON, for it is kept with its round. */
interface Rules<Outcome, Choice, Params = Choice> {
  /** Names its page too: `/<engine>/play/`. */
  engine: string
  /** A stake of whole times so many cents wins whole cents, whatever comes; a title's stakes are such. */
  stakeGrainCents(title: Title): bigint
  /** What may be picked in this title; null where there is nothing to pick. */
  choiceIn(title: Title): z.ZodMiniType<Params> | null
  /** Whether each round is promised before its stake and can be checked after it: see `fairness.ts` of the contract. */
  fair: boolean
  /** What the page is told of it once the stake is taken. */
  view(outcome: Outcome): unknown
  /** What its rounds are told in: the words of its page. */
  words: WordTables<string>
  tell(round: DescribableRound<Outcome, Choice>, telling: Telling): Told
}

/**
 * A game whose rounds are drawn at once. Sessions, money, rounds that were left in the middle and what a page may know at
 * which time are the studio's: a game decides nothing but its rounds.
 */
export interface Game<Outcome = unknown, Choice = unknown, Params = Choice> extends Rules<Outcome, Choice, Params> {
  jackpot: Jackpot<Outcome> | null
  /** Without it each round stands by itself, and is what was asked for. */
  shared?: Shared<Outcome, Choice, Params>
  draw(drawBelow: DrawBelow, wish: Wish<Choice>): Outcome
  wonCents(outcome: Outcome, wish: Wish<Choice>): bigint
  /** How soon after this round's beginning the next may follow. */
  leastMs(outcome: Outcome): number
}

export interface StakeLimits {
  leastCents: bigint
  mostCents: bigint
}

/** A stake that somebody asks for, before anything of it is stored. */
export interface HeldWish<Choice> extends Omit<Wish<Choice>, 'hasJackpot'> {
  roundId: string
  sessionId: string
  playerId: string
  nickname: string
  currency: string
  playMode: 'real' | 'fun'
  /** From the round's seeds where the game is fair. */
  drawBelow: DrawBelow
}

export interface Begun<Progress> {
  /** The game's own word for what the stake belongs to: a table's deal, a flight, a slip. */
  subject: string
  /** Kept with the round and shown to nobody but by `viewHeld`; null where there is nothing to keep. */
  progress: Progress | null
}

/**
 * What an act made of its round: it goes on, or it is decided. One that goes on may pay by now for a part of its stake:
 * then it is not voided any more, but settled by what the rest of it comes to.
 */
export type Acted<Outcome, Progress> =
  | { progress: Progress; paysCents?: bigint }
  | { outcome: Outcome; wonCents: bigint }

export interface HeldRound<Choice, Progress> extends Round {
  choice: Choice
  progress: Progress
}

/**
 * A game whose outcomes come later: a stake is accepted, and held until the game settles or voids it (`held/held.ts`).
 * What it does in a transaction may be done and then undone with it: it tells nobody before the commit.
 */
export interface HeldGame<Outcome = unknown, Choice = unknown, Progress = unknown, Act = unknown> extends Rules<
  Outcome,
  Choice
> {
  /** The stakes that may be given in one round of this title; at the stake's grain. */
  limits(title: Title): StakeLimits
  /** In the transaction that stores the stake, before the wallet is asked: throws `Refused` where it is not wanted. */
  begin(tx: Queryable, wish: HeldWish<Choice>): Promise<Begun<Progress>>
  /**
   * In the transaction that accepts the stake, after the wallet has taken it: whether it came in time. If not, it is given
   * back. The subject is locked against being decided meanwhile.
   */
  accepts(tx: Queryable, round: HeldRound<Choice, Progress>): Promise<boolean>
  /** What a player may do with his held round, as the page says it; null where there is nothing to do. */
  actIn: z.ZodMiniType<Act> | null
  /**
   * Under the round's lock, once for each message. Throws `Refused` for what may not be done now. Where moments count, the
   * message's is when it was received, however long it waited for the lock.
   */
  act?(
    tx: Queryable,
    round: HeldRound<Choice, Progress>,
    act: Act,
    receivedAt: number,
  ): Promise<Acted<Outcome, Progress>>
  /** What the page may know of a round while it is held. */
  viewHeld(round: HeldRound<Choice, Progress>): unknown
  /** The same in words, for the record. */
  describeHeld(round: HeldRound<Choice, Progress> & { title: Title }, telling: Telling): Told
  /**
   * Of a game whose rounds share a draw that was promised: what that was drawn from, for a round of it that never was decided.
   * Null until it is told to all.
   */
  sharedProof?(db: Queryable, round: HeldRound<Choice, Progress>): Promise<RoundFairness | null>
  /** After a round was accepted, refused, given back or paid; what it throws is logged, and nothing else. */
  changed?(round: Round): void
}

export type AnyGame = Game | HeldGame

export function isHeldGame(game: AnyGame): game is HeldGame {
  return 'accepts' in game
}
