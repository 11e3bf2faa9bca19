import type { GameTranslator, RoundDescription } from '../kit/game.ts'
import type { FrameTextId } from '../kit/front/frame/texts/frame-texts.ts'
import type { TextTables } from '../kit/front/texts/text-table.ts'
import type { DrawBelow } from '../kit/maths/draw-below.ts'
import type { TableTextId } from './front/texts/table-texts.ts'
import type { Title } from '../kit/titles.ts'

/** Maximum stake by spot, in multiples of the minimum bet. */
export type SpotLimits = ReadonlyMap<string, bigint>

/** Durations of a table's phases, in milliseconds. */
export interface TablePace {
  betting: number
  /** From the draw to the end of its display. */
  reveal: number
  /** From the end of the display until betting opens again. */
  pause: number
}

/** Stakes on each spot, in cents, of all players with the same kind of money. */
export type StakesBySpot = ReadonlyMap<string, bigint>

/** A player's stake on a deal. */
export interface TableChoice {
  deal: string
  spots: [spot: string, cents: string][]
}

/** Translator with the texts of all tables and of the frame. */
export type TableRoundTranslator = GameTranslator<TableTextId | FrameTextId>

export interface TableRound<Outcome> {
  title: Title
  stakeCents: bigint
  choice: TableChoice
  outcome: Outcome
}

/**
 * The rules of a scheduled table. `Drawn` is the random result, common to all; `Outcome` is its meaning for players
 * with the same kind of money: with pool odds, it depends on their stakes.
 */
export interface TableRules<Drawn = unknown, Outcome = unknown> {
  engine: string
  texts: TextTables<string>
  grainCents: bigint
  paceOf(title: Title): TablePace
  spotsOf(title: Title): SpotLimits
  /** Number of deals in a set; the earlier deals of the set are passed to `draw`. */
  dealsOfSet: number
  draw(drawBelow: DrawBelow, earlier: readonly Drawn[]): Drawn
  outcomeOf(drawn: Drawn, stakes: StakesBySpot, title: Title): Outcome
  /** Payout of a spot, including the stake. */
  spotWonCents(spot: string, stakeCents: bigint, outcome: Outcome, title: Title): bigint
  spotName(spot: string, translator: GameTranslator): string
  describe(round: TableRound<Outcome>, translator: GameTranslator): RoundDescription
}

export const totalStakeOf = ({ spots }: TableChoice): bigint =>
  spots.reduce((sum, [, cents]) => sum + BigInt(cents), 0n)
