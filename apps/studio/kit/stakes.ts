import { isHeldGame } from './game.ts'
import type { AnyGame } from './game.ts'
import { centsOf } from '@ante/wallet-client/decimal-text.ts'
import type { Title } from './titles.ts'

/** Selectable stakes, in multiples of the minimum bet. */
const STEPS = [1n, 2n, 5n, 10n, 25n, 50n, 100n, 250n, 500n]

/** Returns all stakes of a title, in cents, starting with the minimum bet displayed by the lobby. */
export function stakesOf({ minBet }: Pick<Title, 'minBet'>): bigint[] {
  const min = centsOf(minBet)
  return STEPS.map((step) => step * min)
}

/** Returns the minimum and maximum stake of a title. */
export function limitsOfStakes(title: Pick<Title, 'minBet'>): { minCents: bigint; maxCents: bigint } {
  const stakes = stakesOf(title)
  return { minCents: stakes[0] ?? 0n, maxCents: stakes.at(-1) ?? 0n }
}

/** Returns the stakes offered by a page: all, or those within the limits of a game with its own limits. */
export function offeredStakes(game: AnyGame, title: Title): bigint[] {
  const stakes = stakesOf(title)
  if (!isHeldGame(game)) return stakes
  const { minCents, maxCents } = game.limits(title)
  return stakes.filter((stake) => stake >= minCents && stake <= maxCents)
}

/** Whether every win of this stake is a whole number of cents. */
export function isWholeCents(game: AnyGame, title: Title, stakeCents: bigint): boolean {
  return stakeCents > 0n && stakeCents % game.stakeGrainCents(title) === 0n
}
