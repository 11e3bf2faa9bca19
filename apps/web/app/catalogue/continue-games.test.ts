import type { Game } from '@ante/contract/catalogue/games.ts'
import { expect, test } from 'vitest'

import { CONTINUE_GAMES, continueGames, inTurn } from './continue-games.ts'

const game = (nodeId: number, closed = false): Game => ({
  nodeId,
  vendor: 'ANS',
  gameName: `Game ${nodeId}`,
  category: 'RNG',
  gameId: `g${nodeId}`,
  supportPlay: true,
  showIcon: '/a.svg',
  gameClassifyNew: [],
  isNew: false,
  hot: false,
  minBet: '1',
  closed,
})
const games = (...ids: number[]) => ids.map((id) => game(id))

test.each([
  ['recents come first', games(3, 1), games(2), [3, 1, 2]],
  ['a recent favourite is shown once', games(3, 1), games(1, 2), [3, 1, 2]],
  ['a closed game is not shown', [game(1, true), game(2)], [], [2]],
  ['without recents and favourites the shelf is empty', [], [], []],
])('%s', (_case, recents, favourites, expected) => {
  expect(continueGames(recents, favourites).map(({ nodeId }) => nodeId)).toEqual(expected)
})

test.each([
  [['a', 'b'], ['1', '2', '3'], 'a1b23'],
  [['a', 'b', 'c'], ['1'], 'a1bc'],
  [[], ['1', '2'], '12'],
  [[], [], ''],
])('%j and %j in turn are “%s”', (first, second, expected) => {
  expect(inTurn(first, second).join('')).toBe(expected)
})

test('the shelf is limited', () => {
  const many = games(...Array.from({ length: 30 }, (_, index) => index))
  expect(continueGames(many, many)).toHaveLength(CONTINUE_GAMES)
})
