import type { ListedGame } from './merchant-catalogue.ts'

type Games = readonly ListedGame[]

/** A list of games, sorted beforehand into what somebody may want to see of it. Each part keeps the list's order. */
interface Facets {
  byVendor: ReadonlyMap<string, Games>
  byClass: ReadonlyMap<string, Games>
  /** Every smallest bet that there is, the lowest first. */
  bets: readonly bigint[]
  /** The games up to such a bet; made when they are first asked for. */
  upToBet: Map<bigint, Games>
}

/** A list is never changed, only replaced, so it is sorted once. */
const sorted = new WeakMap<Games, Facets>()
const NONE: Games = []

export function gamesOfVendor(games: Games, vendor: string): Games {
  return facetsOf(games).byVendor.get(vendor) ?? NONE
}

export function gamesOfClass(games: Games, name: string): Games {
  return facetsOf(games).byClass.get(name) ?? NONE
}

/** The games that take a bet as small as this. */
export function gamesUpToBet(games: Games, mostBet: bigint): Games {
  const { bets, upToBet } = facetsOf(games)
  // Amounts that people write are without number; those between two smallest bets mean the same games.
  const bound = bets.findLast((bet) => bet <= mostBet)
  if (bound === undefined) return NONE
  const kept = upToBet.get(bound) ?? games.filter(({ minBet }) => minBet <= bound)
  upToBet.set(bound, kept)
  return kept
}

function facetsOf(games: Games): Facets {
  const known = sorted.get(games)
  if (known) return known
  const bets = [...new Set(games.map(({ minBet }) => minBet))].sort((one, other) => (one < other ? -1 : 1))
  const facets = {
    byVendor: grouped(games, ({ game }) => [game.vassalage]),
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
