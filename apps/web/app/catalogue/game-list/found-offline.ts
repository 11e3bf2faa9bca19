import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { GamePage } from '@ante/contract/catalogue/games.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'
import type { QueryClient } from '@tanstack/react-query'

import { loadedGames } from '../loaded-games.ts'

/** Returns the loaded games of a category whose names contain all typed words; null if there are none. */
export function foundOffline(client: QueryClient, category: GameCategory, typed: string): GamePage | null {
  const words = searchable(typed).split(' ')
  const matchesWords = (name: string) => words.every((word) => name.includes(word))
  const games = loadedGames(client).filter(
    (game) => (category === 'HOT' || game.category === category) && matchesWords(searchable(game.gameName)),
  )
  return games.length === 0 ? null : { games, pageNum: 1, totalPages: 1 }
}
