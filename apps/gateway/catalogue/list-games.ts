import type { GamePage, listGames as endpoint } from '@ante/contract/catalogue/games.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { unitsOf } from '../kit/money.ts'
import type { ListedGame, Offer } from './offer.ts'
import { isInClass, pageOf, searchable } from './rules.ts'
import { searchGames } from './search-games.ts'

type Asked = ParsedInputOf<typeof endpoint>
type Filters = Pick<Asked, 'gameName' | 'vassalage' | 'isNew' | 'gameClassify' | 'minBet'>

/** One page of a category's games, those that fit the filters. Who looks for a name under HOT looks in all categories. */
export function listGames(offer: Offer, asked: Asked): GamePage {
  const all = asked.gameType === 'HOT' && searchable(asked.gameName ?? '') !== ''
  const games = all ? offer.all : (offer.byCategory.get(asked.gameType) ?? [])
  const { items, pageNum, totalPages } = pageOf(matching(games, asked), asked)
  return { games: items.map(({ game }) => game), pageNum, totalPages }
}

/** Those of the games that fit the filters, the likeliest first where a name is sought. */
export function matching(games: readonly ListedGame[], asked: Filters): readonly ListedGame[] {
  const found = searchGames(games, asked.gameName ?? '')
  const mostBet = asked.minBet === undefined ? null : unitsOf(asked.minBet)
  const filters = [
    asked.vassalage && (({ game }: ListedGame) => game.vassalage === asked.vassalage),
    asked.isNew && (({ game }: ListedGame) => game.isNew),
    asked.gameClassify && asked.gameClassify !== 'ALL' && inClass(asked.gameClassify),
    mostBet !== null && (({ minBet }: ListedGame) => minBet <= mostBet),
  ].filter((filter) => typeof filter === 'function')
  return filters.length === 0 ? found : found.filter((one) => filters.every((filter) => filter(one)))
}

const inClass =
  (name: string) =>
  ({ game }: ListedGame) =>
    isInClass(game, name)
