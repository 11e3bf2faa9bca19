import { moneyOf } from '../table-contract.ts'
import type { Totals } from '../table-contract.ts'
import type { StakesBySpot, TableChoice } from '../table-rules.ts'

/** An accepted stake with its kind of money. */
export interface StakedRound {
  playerId: string
  choice: TableChoice
  money: string
}

/** Stored with a round: the kind of money of its stake. */
export const moneyNoteOf = (player: Parameters<typeof moneyOf>[0]): { money: string } => ({ money: moneyOf(player) })

export function stakesOf(choices: readonly TableChoice[]): StakesBySpot {
  const stakes = new Map<string, bigint>()
  for (const [spot, cents] of choices.flatMap(({ spots }) => spots)) {
    stakes.set(spot, (stakes.get(spot) ?? 0n) + BigInt(cents))
  }
  return stakes
}

/** Returns the public data: sums without names. */
export function totalsOf(rounds: readonly StakedRound[]): Totals {
  const moneys = [...new Set(rounds.map(({ money }) => money))]
  return Object.fromEntries(
    moneys.map((money) => {
      const matching = rounds.filter((round) => round.money === money)
      const stakes = stakesOf(matching.map(({ choice }) => choice))
      const spots = Object.fromEntries([...stakes].map(([spot, cents]) => [spot, `${cents}`]))
      return [money, { spots, players: new Set(matching.map(({ playerId }) => playerId)).size }]
    }),
  )
}

export const stakesIn = (totals: Totals, money: string): StakesBySpot =>
  new Map(Object.entries(totals[money]?.spots ?? {}).map(([spot, cents]) => [spot, BigInt(cents)]))
