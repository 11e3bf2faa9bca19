import { effectOf } from './operation-outcome.ts'
import type { Fault } from './fault.ts'
import type { Operation } from './operation.ts'

/** Returns each player's balance by the vendors' records: opening - stakes + payouts. */
export function expectedBalances(
  openings: ReadonlyMap<string, bigint>,
  operations: readonly Operation[],
): Map<string, bigint> {
  const balances = new Map(openings)
  for (const operation of operations) {
    const { player } = operation
    balances.set(player, (balances.get(player) ?? 0n) + effectOf(operation))
  }
  return balances
}

export function balanceFaults(expected: ReadonlyMap<string, bigint>, found: ReadonlyMap<string, bigint>): Fault[] {
  return [...expected].flatMap(([player, units]): Fault[] => {
    const balances = found.get(player)
    if (balances === units) return []
    return [{ kind: 'balance', what: `player ${player} has ${balances} units instead of ${units}` }]
  })
}
