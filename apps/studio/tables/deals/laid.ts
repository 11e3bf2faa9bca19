import { moneyOf } from '../table-contract.ts'
import type { Totals } from '../table-contract.ts'
import type { Laid, TableChoice } from '../table-rules.ts'

/** An accepted stake with its kind of money. */
export interface LaidRound {
  playerId: string
  choice: TableChoice
  money: string
}

/** Stored with a round: the kind of money of its stake. */
export const moneyNote = (of: Parameters<typeof moneyOf>[0]): { money: string } => ({ money: moneyOf(of) })

export function laidOn(choices: readonly TableChoice[]): Laid {
  const laid = new Map<string, bigint>()
  for (const [spot, cents] of choices.flatMap(({ spots }) => spots)) {
    laid.set(spot, (laid.get(spot) ?? 0n) + BigInt(cents))
  }
  return laid
}

/** Returns the public data: sums without names. */
export function totalsOf(rounds: readonly LaidRound[]): Totals {
  const moneys = [...new Set(rounds.map(({ money }) => money))]
  return Object.fromEntries(
    moneys.map((money) => {
      const of = rounds.filter((round) => round.money === money)
      const laid = laidOn(of.map(({ choice }) => choice))
      const spots = Object.fromEntries([...laid].map(([spot, cents]) => [spot, `${cents}`]))
      return [money, { spots, players: new Set(of.map(({ playerId }) => playerId)).size }]
    }),
  )
}

export const laidIn = (totals: Totals, money: string): Laid =>
  new Map(Object.entries(totals[money]?.spots ?? {}).map(([spot, cents]) => [spot, BigInt(cents)]))
