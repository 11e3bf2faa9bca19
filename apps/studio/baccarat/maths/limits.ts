import type { BankerRule, Spot } from './spots.ts'

/** Maximum stake of one player on each spot per round, in multiples of the table's minimum bet. */
const LIMITS: Record<Spot, bigint> = {
  player: 1_000n,
  banker: 1_000n,
  tie: 100n,
  'player-pair': 100n,
  'banker-pair': 100n,
}
export const spotLimits: ReadonlyMap<string, bigint> = new Map(Object.entries(LIMITS))

/** A commission-free table is identified by its name. */
export const bankerRuleOf = ({ name }: { name: string }): BankerRule =>
  /no commission/i.test(name) ? 'half-on-six' : 'commission'
