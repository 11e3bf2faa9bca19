import { spots } from './spots.ts'
import type { SpotKind } from './spots.ts'

/** Maximum stake by kind of spot, in multiples of the table's minimum bet; lower for higher payouts. */
export const KIND_LIMITS: Record<SpotKind, bigint> = {
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
  [...spots.values()].map(({ id, kind }) => [id, KIND_LIMITS[kind]]),
)
