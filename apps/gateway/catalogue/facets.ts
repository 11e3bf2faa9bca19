import type { ListedGame } from './merchant-catalogue.ts'

type Games = readonly ListedGame[]

/** Index of a list of games by filter values. Each part keeps the list's order. */
interface Facets {
  byVendor: ReadonlyMap<string, Games>
  byClass: ReadonlyMap<string, Games>
  /** All distinct minimum bets, ascending. */
  bets: readonly bigint[]
  /** Games up to a minimum bet; computed on first use. */
  upToBet: Map<bigint, Games>
}

/** Cache of indexes by list. Lists are immutable, so that each is indexed once. */
const sorted = new WeakMap<Games, Facets>()
const NONE: Games = []

export function gamesOfVendor(games: Games, vendor: string): Games {
  return facetsOf(games).byVendor.get(vendor) ?? NONE
}

export function gamesOfClass(games: Games, name: string): Games {
  return facetsOf(games).byClass.get(name) ?? NONE
}

/** Returns the games whose minimum bet is at most `maxBet`. */
export function gamesUpToBet(games: Games, maxBet: bigint): Games {
  const { bets, upToBet } = facetsOf(games)
  // The bound is normalised to an existing minimum bet, so that arbitrary amounts do not fill the cache.
  const bound = bets.findLast((bet) => bet <= maxBet)
  if (bound === undefined) return NONE
  const stored = upToBet.get(bound) ?? games.filter(({ minBet }) => minBet <= bound)
  upToBet.set(bound, stored)
  return stored
}

function facetsOf(games: Games): Facets {
  const cached = sorted.get(games)
  if (cached) return cached
  const bets = [...new Set(games.map(({ minBet }) => minBet))].sort((a, b) => (a < b ? -1 : 1))
  const facets = {
    byVendor: grouped(games, ({ game }) => [game.vendor]),
    byClass: grouped(games, ({ game }) => classesOf(game)),
    bets,
    upToBet: new Map<bigint, Games>(),
  }
  sorted.set(games, facets)
  return facets
}

const classesOf = ({ gameClassifyNew, isNew, hot }: ListedGame['game']) =>
  new Set([...gameClassifyNew, ...(isNew ? ['NEW'] : []), ...(hot ? ['HOT'] : [])])

function grouped(games: Games, groupsOf: (listed: ListedGame) => Iterable<string>): Map<string, Games> {
  const groups = new Map<string, ListedGame[]>()
  for (const listed of games) {
    for (const name of groupsOf(listed)) {
      const group = groups.get(name)
      if (group) group.push(listed)
      else groups.set(name, [listed])
    }
  }
  return groups
}
