import type { GamePage, listGames as endpoint } from '@ante/contract/catalogue/games.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'

import { unitsOf } from '../kit/money.ts'
import { gamesOfClass, gamesOfVendor, gamesUpToBet } from './facets.ts'
import type { ListedGame, MerchantCatalogue } from './merchant-catalogue.ts'
import { isInClass, pageOf } from './rules.ts'
import { searchGames } from './search-games.ts'

type Input = ParsedInputOf<typeof endpoint>
type Games = readonly ListedGame[]
type Filters = Pick<Input, 'gameName' | 'vassalage' | 'isNew' | 'gameClassify' | 'minBet'>

/** One page of a category's games, those that fit the filters. Who looks for a name under HOT looks in all categories. */
export function listGames(offer: MerchantCatalogue, asked: Input): GamePage {
  const all = asked.gameType === 'HOT' && searchable(asked.gameName ?? '') !== ''
  const games = all ? offer.all : (offer.byCategory.get(asked.gameType) ?? [])
  const { items, pageNum, totalPages } = pageOf(matching(games, asked), asked)
  return { games: items.map(({ game }) => game), pageNum, totalPages }
}

/** Those of the games that fit the filters, the likeliest first where a name is sought. */
export function matching(games: Games, asked: Filters): Games {
  const found = searchGames(games, asked.gameName ?? '')
  const filters = filtersOf(asked)
  if (found !== games) return fitting(found, filters)
  // The shortest of the lists that are sorted beforehand is looked through for the other filters.
  const parts = filters.map((filter) => ({ filter, part: filter.partOf(games) }))
  parts.sort((one, other) => one.part.length - other.part.length)
  const [shortest, ...others] = parts
  const rest = others.map(({ filter }) => filter)
  return shortest ? fitting(shortest.part, rest) : games
}

interface Filter {
  fits(listed: ListedGame): boolean
  /** All games of a list that fit, without looking at each. */
  partOf(games: Games): Games
}

const fitting = (games: Games, filters: Filter[]): Games =>
  filters.length === 0 ? games : games.filter((listed) => filters.every((filter) => filter.fits(listed)))

function filtersOf({ vassalage, isNew, gameClassify, minBet }: Filters): Filter[] {
  const classes = [isNew ? 'NEW' : '', gameClassify === 'ALL' ? '' : (gameClassify ?? '')].filter((name) => name !== '')
  return [
    ...(vassalage ? [ofVendor(vassalage)] : []),
    ...classes.map(ofClass),
    ...(minBet === undefined ? [] : [upToBet(unitsOf(minBet))]),
  ]
}

const ofVendor = (vendor: string): Filter => ({
  fits: ({ game }) => game.vassalage === vendor,
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
