import type { Feature } from './feature.ts'
import type { TableRule } from './table-rule.ts'

/**
 * Rule of a play: how picks form stakes, and when a stake wins. `at` are positions of the draw, from 0; -1 is the last.
 * Each kind of rule has one evaluator in `evaluators/`.
 */
export type Rule =
  | TableRule
  /** A number of each row at its position, in order. */
  | { kind: 'straight'; at: readonly number[]; distinct: boolean }
  /** `straight` over each suffix of the positions, each a separate stake; tiers `5`, `4`… by length. */
  | { kind: 'joined'; at: readonly number[] }
  /** `straight` of five that also wins for its first and last three and two; tiers `all`, `three`, `twoTwo`, `two`. */
  | { kind: 'tongxuan' }
  /** Each pick of a row is a stake; it wins if the row's feature shows it. Its tier is `win`, or the pick itself. */
  | { kind: 'each'; features: readonly Feature[]; tier: 'win' | 'pick' }
  /** One pick of each row is a stake; each row's feature must show its pick. */
  | { kind: 'labels'; features: readonly Feature[] }
  /** `of` numbers of a row, each of which must be drawn `times` times, in any order. */
  | { kind: 'shape'; at: readonly number[]; parts: readonly ShapePart[] }
  /** `pick` numbers of the row, of which `need` must be drawn. With dan: the numbers of row 0 are in every stake. */
  | { kind: 'anyOf'; at: readonly number[]; pick: number; need: number; dan: boolean }
  /** Each pick buys all stakes of its kind; the drawn one wins, in the tier of the draw's group or in `win`. */
  | { kind: 'bundle'; feature: Feature; stakes: Readonly<Record<string, number>>; tier?: Feature }
  /** Typed numbers that together equal the draw's, in any order; in the tier of the draw's group. */
  | { kind: 'typedGroup'; at: readonly number[]; tier: Feature }
  /** `straight` over any `pick` of the rows. */
  | { kind: 'anyStraight'; at: readonly number[]; pick: number }
  /** Row 0 selects positions; the other rows are played in each window whose positions are all selected. */
  | { kind: 'anyPlaces'; pick: number; windows: readonly PositionWindow[] }

export interface ShapePart {
  row: number
  times: number
  of: number
}

export interface PositionWindow {
  /** Picks of row 0. */
  places: readonly string[]
  rule: Rule
}
