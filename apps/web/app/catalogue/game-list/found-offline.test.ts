import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { foundOffline } from './found-offline.ts'

const game = (nodeId: number, category: GameCategory, gameName: string) => ({ nodeId, category, gameName }) as Game
const pageOf = (...games: Game[]) => ({ games, pageNum: 1, totalPages: 1 })

const [trail, reels] = [game(1, 'RNG', 'Tiger Trail'), game(2, 'RNG', 'Édén Reels')]
const client = new QueryClient()
client.setQueryData(['catalogue', 'games', { category: 'RNG', isNew: 1 }, 'all'], {
  pages: [pageOf(trail, reels)],
  pageParams: [],
})
client.setQueryData(['catalogue', 'games', { category: 'RNG' }, 'all'], {
  pages: [pageOf(trail), pageOf(game(3, 'RNG', 'Trail of the Tiger'))],
  pageParams: [],
})
client.setQueryData(['catalogue', 'hot', 'HOT'], { list: [trail, game(4, 'FISH', 'Tiger Shark')] })
client.setQueryData(['catalogue', 'lobby', 'LIVE'], pageOf(game(5, 'LIVE', 'Dragon Tiger')))

test.each<[GameCategory, string, number[]]>([
  ['RNG', 'tiger', [1, 3]],
  ['RNG', 'trail TIGER', [1, 3]],
  ['RNG', 'eden', [2]],
  ['FISH', 'tiger', [4]],
  ['HOT', 'tiger', [1, 3, 4, 5]],
])('of %s, “%s” finds the loaded games, each once', (category, typed, nodeIds) => {
  expect(foundOffline(client, category, typed)?.games.map(({ nodeId }) => nodeId)).toEqual(nodeIds)
})

test('a name that matches no loaded game finds nothing', () => {
  expect(foundOffline(client, 'RNG', 'shark')).toBeNull()
})
