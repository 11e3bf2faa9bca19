import type { GameSort } from '@ante/contract/catalogue/game-sort.ts'

import type { ListedGame } from './merchant-catalogue.ts'

type Games = readonly ListedGame[]
type Compare = (a: ListedGame, b: ListedGame) => number

/** Cache of sorted lists by list and order; for names, also by language. Lists are immutable. */
const sorted = new WeakMap<Games, Map<string, Games>>()

/** Returns the games in the requested order; equal games keep the order of the list. */
export function sortedGames(games: Games, sort: GameSort, locale: string): Games {
  const key = sort === 'name' ? `name ${locale}` : sort
  const orders = sorted.get(games) ?? new Map<string, Games>()
  sorted.set(games, orders)
  const cached = orders.get(key)
  if (cached) return cached
  const made = games.toSorted(comparisons[sort](locale))
  orders.set(key, made)
  return made
}

const byPlayers: Compare = (a, b) => b.players - a.players
const byHotRank: Compare = (a, b) => (a.hotRank ?? Infinity) - (b.hotRank ?? Infinity) || 0

const byNew: Compare = ({ game: a }, { game: b }) => Number(b.isNew) - Number(a.isNew)

/** Compares by return to player; games without a declared return come last. */
const byReturn: Compare = ({ facts: a }, { facts: b }) => (b.returnToPlayer ?? -1) - (a.returnToPlayer ?? -1)

const comparisons: Record<GameSort, (locale: string) => Compare> = {
  popular: () => (a, b) => byPlayers(a, b) || byHotRank(a, b),
  name: (locale) => {
    const { compare } = new Intl.Collator(locale, { numeric: true })
    return (a, b) => compare(a.game.gameName, b.game.gameName)
  },
  new: () => byNew,
  return: () => byReturn,
}
