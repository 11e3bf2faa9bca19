import { isHeldGame } from './game.ts'
import type { AnyGame } from './game.ts'
import { centsOf } from './wallet/decimal-text.ts'
import type { Title } from './titles.ts'

/** What a player may choose, in times of the least bet. */
const STEPS = [1n, 2n, 5n, 10n, 25n, 50n, 100n, 250n, 500n]

/** All stakes of a title, in cents: they begin with what the lobby says that it begins with. */
export function stakesOf({ minBet }: Pick<Title, 'minBet'>): bigint[] {
  const least = centsOf(minBet)
  return STEPS.map((step) => step * least)
}

/** From the least of them to the most. */
export function limitsOfStakes(title: Pick<Title, 'minBet'>): { leastCents: bigint; mostCents: bigint } {
  const stakes = stakesOf(title)
  return { leastCents: stakes[0] ?? 0n, mostCents: stakes.at(-1) ?? 0n }
}

/** What a page offers: all of them, or those within the limits of a game that takes others as well. */
export function offeredStakes(game: AnyGame, title: Title): bigint[] {
  const stakes = stakesOf(title)
  if (!isHeldGame(game)) return stakes
  const { leastCents, mostCents } = game.limits(title)
  return stakes.filter((stake) => stake >= leastCents && stake <= mostCents)
}

/** Whether all that such a stake may win is whole cents. */
export function atGrain(game: AnyGame, title: Title, stakeCents: bigint): boolean {
  return stakeCents > 0n && stakeCents % game.stakeGrainCents(title) === 0n
}
