import type { BankerRule, Spot } from './spots.ts'

/** Of one player on one coup, in times of the table's least bet. */
const LIMITS: Record<Spot, bigint> = {
  player: 1_000n,
  banker: 1_000n,
  tie: 100n,
  'player-pair': 100n,
  'banker-pair': 100n,
}
export const spotLimits: ReadonlyMap<string, bigint> = new Map(Object.entries(LIMITS))

/** A table says by its name that it takes no commission. */
export const bankerRuleOf = ({ name }: { name: string }): BankerRule =>
  /no commission/i.test(name) ? 'half-on-six' : 'commission'
