import type * as z from 'zod/mini'

import type { DrawBelow } from './maths/draw-below.ts'
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
export interface ToldRound<Outcome, Choice> extends Wish<Choice> {
  outcome: Outcome
  /** Without what a jackpot added. */
  wonCents: bigint
  /** Null unless this round won it and it is paid. */
  jackpotPaidCents: bigint | null
}

/** The languages that rounds are told in. */
export type ToldIn = 'EN' | 'TY' | 'AR'

export interface Telling {
  language: ToldIn
  /** An amount as that language writes it, with its currency. */
  money(cents: bigint): string
}

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
 * One game's rules. Sessions, money, rounds that were left in the middle and what a page may know at which time are the
 * studio's: a game decides nothing but its rounds. An outcome is plain JSON, for it is kept with its round.
 */
export interface Game<Outcome = unknown, Choice = unknown> {
  /** Names its page too: `/<engine>/play/`. */
  engine: string
  /** A stake of whole times so many cents wins whole cents, whatever comes; a title's stakes are such. */
  stakeGrainCents(title: Title): bigint
  /** What may be picked in this title; null where there is nothing to pick. */
  choiceIn(title: Title): z.ZodMiniType<Choice> | null
  /** Whether each round is promised before its stake and can be checked after it: see `fairness.ts` of the contract. */
  fair: boolean
  jackpot: Jackpot<Outcome> | null
  draw(drawBelow: DrawBelow, wish: Wish<Choice>): Outcome
  wonCents(outcome: Outcome, wish: Wish<Choice>): bigint
  /** How soon after this round's beginning the next may follow. */
  leastMs(outcome: Outcome): number
  /** What the page is told of it once the stake is taken. */
  view(outcome: Outcome): unknown
  tell(round: ToldRound<Outcome, Choice>, telling: Telling): Told
}
