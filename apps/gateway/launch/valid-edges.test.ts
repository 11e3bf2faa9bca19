import { expect, test } from 'vitest'

import { lowestEdges } from './valid-edges.ts'

test.each([
  ['a slot that declares 3.6 %', { category: 'RNG', edge: 360, percent: 100 }, 3_600],
  ['a slot that declares nothing', { category: 'RNG', edge: null, percent: 100 }, 3_000],
  ['baccarat, of which a fifth counts', { category: 'LIVE', edge: 105, percent: 20 }, 5_250],
  ['a live game that declares nothing', { category: 'LIVE', edge: null, percent: 100 }, 1_000],
  ['poker, of which 20 times the rake counts', { category: 'PVP', edge: null, percent: null }, 5_000],
  ['poker that an operator lets count', { category: 'PVP', edge: null, percent: 50 }, 0],
] as const)('the house edge of a valid bet: %s', (_, game, thousandths) => {
  expect(lowestEdges([game])[game.category]).toBe(thousandths)
})

test('the game with the lowest edge decides, and games that do not count are ignored', () => {
  const games = [
    { category: 'LIVE', edge: 270, percent: 100 },
    { category: 'LIVE', edge: 105, percent: 20 },
    { category: 'LIVE', edge: 10, percent: 0 },
  ] as const
  expect(lowestEdges(games).LIVE).toBe(2_700)
})
