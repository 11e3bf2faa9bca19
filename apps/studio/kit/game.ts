import type { Queryable } from '@ante/plain-server/db.ts'
import type * as z from 'zod/mini'

import type { RoundFairness } from './fairness/round-fairness.ts'
import type { Translator, TextTables } from './front/texts/text-table.ts'
import type { DrawBelow } from './maths/draw-below.ts'
import type { Round } from './rounds/round.ts'
import type { Title } from './titles.ts'

/** A player's request with a stake. */
export interface RoundInput<Choice> {
  title: Title
  stakeCents: bigint
  /** The player's pick; null in games without picks. */
  choice: Choice
  /** Whether a jackpot can be won: a merchant may have none, and play money is excluded. */
  hasJackpot: boolean
}

/** A round with an accepted stake, for its description. */
export interface DescribableRound<Outcome, Choice> extends RoundInput<Choice> {
  outcome: Outcome
  /** The payout without a won jackpot. */
  wonCents: bigint
  /** Null unless this round won the jackpot and it is paid. */
  jackpotPaidCents: bigint | null
}

/** Translates a game's texts into the player's language, and formats amounts for it. */
export type GameTranslator<TextId extends string = string> = Translator<TextId>

export interface RoundDescription {
  /** At most thirty lines. Stake and payout are listed separately. */
  lines: { label: string; value: string }[]
  /** SVG as text without scripts, links or fonts, at most 60 KB; null without a picture. */
  picture: string | null
}

/** A game's contributions to the merchant's jackpot, and its winning condition; called only where there is one. */
interface Jackpot<Outcome> {
  /** Whole cents of the stake, reported with the bet. */
  contributionCents(stakeCents: bigint): bigint
  wins(outcome: Outcome): boolean
}

/**
 * State shared by players of a game with immediate draws. `admit` and `drawn` are called synchronously with the draw,
 * so that no other request runs in between.
 */
interface Shared<Outcome, Choice, Params> {
  /** Returns the accepted part of a request, possibly with another stake. Throws `Refused` when no part is accepted. */
  admit(input: RoundInput<Params>, player: { sessionId: string }): RoundInput<Choice>
  /** Called with the drawn outcome, before the wallet has accepted or refused the stake. */
  drawn(choice: Choice, outcome: Outcome): void
  /**
   * Called once the stake is decided, perhaps later by a worker, and never for a round that was not stored. Exceptions
   * are logged.
   */
  decided(choice: Choice, outcome: Outcome, isStakeAccepted: boolean): void
}

/** The studio's interface of every game. An outcome is plain JSON, because it is stored with its round. */
interface Rules<Outcome, Choice, Params = Choice> {
  /** Also the name of its page: `/<engine>/play/`. */
  engine: string
  /**
   * A stake that is a multiple of this number of cents wins whole cents, with any outcome; a title's stakes are such
   * multiples.
   */
  stakeGrainCents(title: Title): bigint
  /** Schema of the picks of this title; null without picks. */
  choiceIn(title: Title): z.ZodMiniType<Params> | null
  /** Whether each draw is committed before the stake, and verifiable after the round: `fairness.ts` of the contract. */
  fair: boolean
  /** Returns the outcome as sent to the page once the stake is accepted. */
  view(outcome: Outcome): unknown
  /** Texts for describing its rounds: those of its page. */
  texts: TextTables<string>
  describe(round: DescribableRound<Outcome, Choice>, translator: GameTranslator): RoundDescription
}

/**
 * A game whose rounds are drawn immediately. The studio handles sessions, money, interrupted rounds and access to
 * information: a game decides only its rounds.
 */
export interface Game<Outcome = unknown, Choice = unknown, Params = Choice> extends Rules<Outcome, Choice, Params> {
  jackpot: Jackpot<Outcome> | null
  /** When missing, rounds are independent, and played as requested. */
  shared?: Shared<Outcome, Choice, Params>
  draw(drawBelow: DrawBelow, input: RoundInput<Choice>): Outcome
  wonCents(outcome: Outcome, input: RoundInput<Choice>): bigint
  /** Minimum interval from this round's beginning to the next one. */
  minMs(outcome: Outcome): number
}

export interface StakeLimits {
  minCents: bigint
  maxCents: bigint
}

/** A requested stake that is not stored yet. */
export interface HeldRoundInput<Choice> extends Omit<RoundInput<Choice>, 'hasJackpot'> {
  roundId: string
  sessionId: string
  playerId: string
  nickname: string
  currency: string
  playMode: 'real' | 'fun'
  /** Draws from the round's seeds when the game is fair, otherwise from the system's generator. */
  drawBelow: DrawBelow
}

export interface OpenedRound<Progress> {
  /** Subject of the stake, in the game's own format: a table's deal, a flight, a slip. */
  subject: string
  /** Stored with the round and exposed only through `viewHeld`; null when nothing is stored. */
  progress: Progress | null
}

/**
 * Result of an action: the round continues, or is decided. A continuing round may pay for a part of its stake; it can
 * then no longer be voided, and its remaining part is settled.
 */
export type ActionResult<Outcome, Progress> =
  | { progress: Progress; paysCents?: bigint }
  | { outcome: Outcome; wonCents: bigint }

export interface HeldRound<Choice, Progress> extends Round {
  choice: Choice
  progress: Progress
}

/**
 * A game whose outcomes come later: a stake is accepted, and held until the game settles or voids it (`held/held.ts`).
 * A transaction in which the game is called may be rolled back, so the game publishes nothing before the commit.
 */
export interface HeldGame<Outcome = unknown, Choice = unknown, Progress = unknown, Act = unknown> extends Rules<
  Outcome,
  Choice
> {
  /** Allowed stakes in one round of this title; at the stake's grain. */
  limits(title: Title): StakeLimits
  /** Called in the transaction that stores the stake, before the wallet call: throws `Refused` to reject it. */
  begin(tx: Queryable, input: HeldRoundInput<Choice>): Promise<OpenedRound<Progress>>
  /**
   * Called in the transaction that accepts the stake, after the wallet has debited it: returns whether it was in time.
   * A late stake is returned to the player. The lock on the subject excludes a concurrent decision.
   */
  accepts(tx: Queryable, round: HeldRound<Choice, Progress>): Promise<boolean>
  /** Schema of a player's actions on a held round; null without actions. */
  actIn: z.ZodMiniType<Act> | null
  /**
   * Called under the round's lock, once per message. Throws `Refused` for an action not allowed now. Where timing
   * matters, the time of receipt counts, regardless of the wait for the lock.
   */
  act?(
    tx: Queryable,
    round: HeldRound<Choice, Progress>,
    act: Act,
    receivedAt: number,
  ): Promise<ActionResult<Outcome, Progress>>
  /** Returns the view of a held round for the page. */
  viewHeld(round: HeldRound<Choice, Progress>): unknown
  /** Describes a held round for the game record. */
  describeHeld(round: HeldRound<Choice, Progress> & { title: Title }, translator: GameTranslator): RoundDescription
  /**
   * Returns the seeds of the shared committed draw of an undecided round; null until they are published. Only for games
   * with a shared draw.
   */
  sharedProof?(db: Queryable, round: HeldRound<Choice, Progress>): Promise<RoundFairness | null>
  /** Called after a round was accepted, refused, returned or paid; exceptions are only logged. */
  changed?(round: Round): void
}

export type AnyGame = Game | HeldGame

export function isHeldGame(game: AnyGame): game is HeldGame {
  return 'accepts' in game
}
