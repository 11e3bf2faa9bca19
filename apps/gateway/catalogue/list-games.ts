import type { Game, GamePage, listGames as endpoint } from '@ante/contract/catalogue/games.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'

import { unitsOf } from '../kit/money.ts'
import { gamesOfClass, gamesOfVendor, gamesUpToBet } from './facets.ts'
import type { ListedGame, MerchantCatalogue } from './merchant-catalogue.ts'
import { isInClass, pageOf, percentOf } from './rules.ts'
import { sortedGames } from './sort-games.ts'
import { searchGames } from './search-games.ts'

type Input = ParsedInputOf<typeof endpoint>
type Games = readonly ListedGame[]
type Filters = Pick<Input, 'gameName' | 'vendor' | 'isNew' | 'gameClassify' | 'minBet'>

/**
 * Returns one page of a category's games that match the filters, in the requested order. A name search under HOT covers
 * all categories. A name search without a requested order returns the best matches first.
 */
export function listGames(merchantCatalogue: MerchantCatalogue, input: Input, locale = 'en'): GamePage {
  const searchesAll = input.category === 'HOT' && searchable(input.gameName ?? '') !== ''
  const games = searchesAll ? merchantCatalogue.all : (merchantCatalogue.byCategory.get(input.category) ?? [])
  const { items, pageNum, totalPages } = pageOf(inOrder(games, input, locale), input)
  return { games: items.map(input.sort === 'return' ? withReturn : ({ game }) => game), pageNum, totalPages }
}

/** Adds the return to player by which the list is sorted. */
const withReturn = ({ game, facts: { returnToPlayer } }: ListedGame): Game =>
  returnToPlayer === null ? game : { ...game, returnToPlayer: percentOf(returnToPlayer) }

function inOrder(games: Games, { sort, ...filters }: Input, locale: string): Games {
  if (!sort) return matching(games, filters)
  const sorted = sortedGames(games, sort, locale)
  if (searchGames(games, filters.gameName ?? '') === games) return matching(sorted, filters)
  const found = new Set(matching(games, filters))
  return sorted.filter((listed) => found.has(listed))
}

/** Returns the games that match the filters, best match first for a name search. */
export function matching(games: Games, requested: Filters): Games {
  const matches = searchGames(games, requested.gameName ?? '')
  const filters = filtersOf(requested)
  if (matches !== games) return fitting(matches, filters)
  // Applies the other filters to the shortest list of an index, to scan few games.
  const parts = filters.map((filter) => ({ filter, part: filter.partOf(games) }))
  parts.sort((a, b) => a.part.length - b.part.length)
  const [shortest, ...otherParts] = parts
  const laterFilters = otherParts.map(({ filter }) => filter)
  return shortest ? fitting(shortest.part, laterFilters) : games
}

interface Filter {
  fits(listed: ListedGame): boolean
  /** Returns all matching games of a list from its index, without a scan. */
  partOf(games: Games): Games
}

const fitting = (games: Games, filters: Filter[]): Games =>
  filters.length === 0 ? games : games.filter((listed) => filters.every((filter) => filter.fits(listed)))

function filtersOf({ vendor, isNew, gameClassify, minBet }: Filters): Filter[] {
  const classes = [isNew ? 'NEW' : '', gameClassify === 'ALL' ? '' : (gameClassify ?? '')].filter((name) => name !== '')
  return [
    ...(vendor ? [ofVendor(vendor)] : []),
    ...classes.map(ofClass),
    ...(minBet === undefined ? [] : [upToBet(unitsOf(minBet))]),
  ]
}

const ofVendor = (vendor: string): Filter => ({
  fits: ({ game }) => game.vendor === vendor,
  partOf: (games) => gamesOfVendor(games, vendor),
})

const ofClass = (name: string): Filter => ({
  fits: ({ game }) => isInClass(game, name),
  partOf: (games) => gamesOfClass(games, name),
})

const upToBet = (mostBet: bigint): Filter => ({
  fits: ({ minBet }) => minBet <= mostBet,
  partOf: (games) => gamesUpToBet(games, mostBet),
})
