import type { GameSort } from '@ante/contract/catalogue/game-sort.ts'

import type { ListedGame } from './merchant-catalogue.ts'

type Games = readonly ListedGame[]
type Compare = (one: ListedGame, other: ListedGame) => number

/** Lists are immutable, so each is sorted once per order; names once per language. */
const sorted = new WeakMap<Games, Map<string, Games>>()

/** Returns the games in this order; equal ones keep the order of the list. */
export function sortedGames(games: Games, sort: GameSort, locale: string): Games {
  const key = sort === 'name' ? `name ${locale}` : sort
  const orders = sorted.get(games) ?? new Map<string, Games>()
  sorted.set(games, orders)
  const known = orders.get(key)
  if (known) return known
  const made = games.toSorted(comparisons[sort](locale))
  orders.set(key, made)
  return made
}

const byPlayers: Compare = (one, other) => other.players - one.players
const byHotRank: Compare = (one, other) => (one.hotRank ?? Infinity) - (other.hotRank ?? Infinity) || 0

const byNew: Compare = ({ game: one }, { game: other }) => Number(other.isNew) - Number(one.isNew)

/** Games without a declared return come last. */
const byReturn: Compare = ({ facts: one }, { facts: other }) =>
  (other.returnToPlayer ?? -1) - (one.returnToPlayer ?? -1)

const comparisons: Record<GameSort, (locale: string) => Compare> = {
  popular: () => (one, other) => byPlayers(one, other) || byHotRank(one, other),
  name: (locale) => {
    const { compare } = new Intl.Collator(locale, { numeric: true })
    return (one, other) => compare(one.game.gameName, other.game.gameName)
  },
  new: () => byNew,
  return: () => byReturn,
}
