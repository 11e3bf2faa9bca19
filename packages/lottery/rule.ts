import type { Feature } from './feature.ts'

/**
 * When stakes win. `at` are places of the draw, from 0; -1 is the last. Few rules serve all plays: a rule of a kind has
 * one evaluator in `evaluators/`.
 */
export type Rule =
  /** A number of each row at its place, in order. */
  | { kind: 'straight'; at: readonly number[]; distinct: boolean }
  /** `straight` over each suffix of the places, every one a stake of its own; tiers `5`, `4`… by length. */
  | { kind: 'joined'; at: readonly number[] }
  /** `straight` of five that also wins for its first and last three and two; tiers `all`, `three`, `twoTwo`, `two`. */
  | { kind: 'tongxuan' }
  /** Each pick is a stake of its own at its row's place. */
  | { kind: 'fixedPlace'; at: readonly number[] }
  /** As many numbers of a row as `of` says, each drawn so many `times`; in any order. */
  | { kind: 'shape'; at: readonly number[]; parts: readonly { row: number; times: number; of: number }[] }
  /** `pick` numbers of the row, of which `need` must be among the drawn. With dan: row 0 stands in every stake. */
  | { kind: 'anyOf'; at: readonly number[]; pick: number; need: number; dan: boolean }
  /** Each pick is a stake; it wins when the feature has it. Its tier is the ball's. */
  | { kind: 'choice'; feature: Feature }
  /** Each pick buys all stakes of its kind; the drawn one wins, in the tier of the draw's shape. */
  | { kind: 'bundle'; feature: Feature; stakes: Readonly<Record<string, number>>; tier: Feature }
  /** A feature of one place for each row (big, small, odd, even); all rows must show it. */
  | { kind: 'labels'; features: readonly Feature[] }
  /** Typed groups, of which the draw's is one, in any order; in the tier of the draw's shape. */
  | { kind: 'typedGroup'; at: readonly number[]; tier: Feature }
  /** `straight` over any `pick` of the places. */
  | { kind: 'anyStraight'; at: readonly number[]; pick: number }
  /** Row 0 chooses places; over any `pick` of them the other rows play `inner`, whose own places are 0, 1… of those. */
  | { kind: 'anyPlaces'; at: readonly number[]; pick: number; inner: Rule }
