import { centsOf } from './wallet/decimal-text.ts'
import type { Title } from './titles.ts'

/** What a player may choose, in times of the least bet. */
const STEPS = [1n, 2n, 5n, 10n, 25n, 50n, 100n, 250n, 500n]

/** All stakes of a title, in cents: they begin with what the lobby says that it begins with. */
export function stakesOf({ minBet }: Pick<Title, 'minBet'>): bigint[] {
  const least = centsOf(minBet)
  return STEPS.map((step) => step * least)
}
