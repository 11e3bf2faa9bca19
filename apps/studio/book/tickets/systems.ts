/** A bet system: each combination of the given sizes of a slip's picks is a separate bet. */
export interface System {
  id: string
  /** Required number of picks. */
  legs: number
  /** Sizes of the combinations. */
  sizes: readonly number[]
}

export const MAX_LEGS = 10
const MAX_SYSTEM_LEGS = 6

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)
/** Systems with established names: all combinations from doubles, or from singles, up to all picks. */
const NAMED: readonly System[] = [
  { id: 'trixie', legs: 3, sizes: upTo(2, 3) },
  { id: 'patent', legs: 3, sizes: upTo(1, 3) },
  { id: 'yankee', legs: 4, sizes: upTo(2, 4) },
  { id: 'lucky-15', legs: 4, sizes: upTo(1, 4) },
  { id: 'super-yankee', legs: 5, sizes: upTo(2, 5) },
  { id: 'lucky-31', legs: 5, sizes: upTo(1, 5) },
  { id: 'heinz', legs: 6, sizes: upTo(2, 6) },
  { id: 'lucky-63', legs: 6, sizes: upTo(1, 6) },
]

/** Returns every system for this number of picks on one ticket. One pick is a single, all together an accumulator. */
export function systemsFor(legs: number): System[] {
  if (legs < 1 || legs > MAX_LEGS) return []
  if (legs === 1) return [{ id: 'single', legs, sizes: [1] }]
  const accumulator = { id: 'accumulator', legs, sizes: [legs] }
  if (legs < 3 || legs > MAX_SYSTEM_LEGS) return [accumulator]
  const parts = upTo(2, legs - 1).map((size) => ({ id: `${size}/${legs}`, legs, sizes: [size] }))
  return [accumulator, ...parts, ...NAMED.filter((named) => named.legs === legs)]
}

/** Returns null when there is no such system for this number of picks. */
export function systemOf(id: string, legs: number): System | null {
  return systemsFor(legs).find((system) => system.id === id) ?? null
}

/** Returns the number of bets; a ticket has the same stake on each. */
export function combinationsOf({ legs, sizes }: System): number {
  return sizes.reduce((sum, size) => sum + choose(legs, size), 0)
}

function choose(from: number, size: number): number {
  let ways = 1
  for (let factor = 1; factor <= size; factor++) ways = (ways * (from - size + factor)) / factor
  return ways
}
