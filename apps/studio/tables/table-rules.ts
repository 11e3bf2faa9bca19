import type { Telling, Told } from '../studio/game.ts'
import type { FrameWord } from '../studio/front/frame/words/frame-words.ts'
import type { WordTables } from '../studio/front/words/word-table.ts'
import type { DrawBelow } from '../studio/maths/draw-below.ts'
import type { TableWord } from './front/words/table-words.ts'
import type { Title } from '../studio/titles.ts'

/** Where chips may lie, and how many times the least bet at most. */
export type SpotLimits = ReadonlyMap<string, bigint>

/** How long a table takes for what, in milliseconds. */
export interface Pace {
  betting: number
  /** From the draw until it is shown to its end. */
  reveal: number
  /** From there until bets are taken again. */
  pause: number
}

/** What lies on each spot, in cents, of all who play for the same money. */
export type Laid = ReadonlyMap<string, bigint>

/** What somebody laid, and on which deal. */
export interface TableChoice {
  deal: string
  spots: [spot: string, cents: string][]
}

/** By the words of every table, and of the frame around it. */
export type TableTelling = Telling<TableWord | FrameWord>

export interface TableRound<Outcome> {
  title: Title
  stakeCents: bigint
  choice: TableChoice
  outcome: Outcome
}

/**
 * The rules of a scheduled table. `Drawn` is what chance decides, one for all; `Outcome` is what it means to those who
 * play for the same money: where odds come from the pool, it depends on what they laid.
 */
export interface TableRules<Drawn = unknown, Outcome = unknown> {
  engine: string
  words: WordTables<string>
  grainCents: bigint
  paceOf(title: Title): Pace
  spotsOf(title: Title): SpotLimits
  /** How many deals belong together; those before a deal in its set are given to `draw`. */
  dealsOfSet: number
  draw(drawBelow: DrawBelow, earlier: readonly Drawn[]): Drawn
  outcomeOf(drawn: Drawn, laid: Laid, title: Title): Outcome
  /** What a spot gives back, the stake included. */
  spotWonCents(spot: string, stakeCents: bigint, outcome: Outcome, title: Title): bigint
  spotName(spot: string, telling: Telling): string
  tell(round: TableRound<Outcome>, telling: Telling): Told
}

export const asksFor = ({ spots }: TableChoice): bigint => spots.reduce((sum, [, cents]) => sum + BigInt(cents), 0n)
