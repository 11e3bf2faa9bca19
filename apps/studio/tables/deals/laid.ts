import { moneyOf } from '../table-contract.ts'
import type { Totals } from '../table-contract.ts'
import type { Laid, TableChoice } from '../table-rules.ts'

/** A stake that was accepted, and what it is played for. */
export interface LaidRound {
  playerId: string
  choice: TableChoice
  money: string
}

/** What a round keeps of whose money it is. */
export const moneyNote = (of: Parameters<typeof moneyOf>[0]): { money: string } => ({ money: moneyOf(of) })

export function laidOn(choices: readonly TableChoice[]): Laid {
  const laid = new Map<string, bigint>()
  for (const [spot, cents] of choices.flatMap(({ spots }) => spots)) {
    laid.set(spot, (laid.get(spot) ?? 0n) + BigInt(cents))
  }
  return laid
}

/** What may be told to everybody: sums, and nobody's name. */
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
