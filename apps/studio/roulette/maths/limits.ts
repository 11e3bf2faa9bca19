import { spots } from './spots.ts'
import type { SpotKind } from './spots.ts'

/** Maximum stake by kind of spot, in multiples of the table's minimum bet; lower for higher payouts. */
export const MAX_STAKE_OF_KIND: Record<SpotKind, bigint> = {
  straight: 50n,
  split: 100n,
  street: 150n,
  corner: 200n,
  six: 300n,
  dozen: 500n,
  column: 500n,
  even: 1_000n,
}
export const spotLimits: ReadonlyMap<string, bigint> = new Map(
  [...spots.values()].map(({ id, kind }) => [id, MAX_STAKE_OF_KIND[kind]]),
)
