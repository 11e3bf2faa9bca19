import type { Feature } from './feature.ts'
import type { TableRule } from './table-rule.ts'

/**
 * When stakes win. `at` are places of the draw, from 0; -1 is the last. Few rules serve all plays: a rule of a kind has
 * one evaluator in `evaluators/`.
 */
export type Rule =
  | TableRule
  /** A number of each row at its place, in order. */
  | { kind: 'straight'; at: readonly number[]; distinct: boolean }
  /** `straight` over each suffix of the places, every one a stake of its own; tiers `5`, `4`… by length. */
  | { kind: 'joined'; at: readonly number[] }
  /** `straight` of five that also wins for its first and last three and two; tiers `all`, `three`, `twoTwo`, `two`. */
  | { kind: 'tongxuan' }
  /** Each pick of a row is a stake; it wins when the row's feature shows it. Its tier is `win`, or the pick itself. */
  | { kind: 'each'; features: readonly Feature[]; tier: 'win' | 'pick' }
  /** One pick of each row is a stake; each row's feature must show its pick. */
  | { kind: 'labels'; features: readonly Feature[] }
  /** As many numbers of a row as `of` says, each drawn so many `times`; in any order. */
  | { kind: 'shape'; at: readonly number[]; parts: readonly ShapePart[] }
  /** `pick` numbers of the row, of which `need` must be among the drawn. With dan: row 0 stands in every stake. */
  | { kind: 'anyOf'; at: readonly number[]; pick: number; need: number; dan: boolean }
  /** Each pick buys all stakes of its kind; the drawn one wins, in the tier of the draw's group or in `win`. */
  | { kind: 'bundle'; feature: Feature; stakes: Readonly<Record<string, number>>; tier?: Feature }
  /** Typed numbers, of which all together are the draw's, in any order; in the tier of the draw's group. */
  | { kind: 'typedGroup'; at: readonly number[]; tier: Feature }
  /** `straight` over any `pick` of the rows. */
  | { kind: 'anyStraight'; at: readonly number[]; pick: number }
  /** Row 0 chooses places; the other rows are played in each window whose places are all chosen. */
  | { kind: 'anyPlaces'; pick: number; windows: readonly PlaceWindow[] }

export interface ShapePart {
  row: number
  times: number
  of: number
}

export interface PlaceWindow {
  /** Picks of row 0. */
  places: readonly string[]
  rule: Rule
}
