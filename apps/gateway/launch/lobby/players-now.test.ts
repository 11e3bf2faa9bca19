import { expect, test } from 'vitest'

import { roundedPlayers } from './players-now.ts'

test.each([
  [0, 0],
  [7, 7],
  [23, 23],
  [99, 99],
  [147, 140],
  [999, 990],
  [1_234, 1_200],
  [98_765, 98_000],
])('%i players are shown as %i', (players, shown) => {
  expect(roundedPlayers(players)).toBe(shown)
})
