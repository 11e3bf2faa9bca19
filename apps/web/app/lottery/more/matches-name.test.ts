import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { expect, test } from 'vitest'

import { matchesName } from './matches-name.ts'

const game = { name: 'Xổ số Đà Nẵng', gameCode: 'VN_DANANG', groupCode: 'VNC' } as LotteryGame

test.each([
  ['', true],
  ['  ', true],
  ['đà nẵng', true],
  ['da nang', true],
  ['NANG xo', true],
  ['vnc', true],
  ['danang', true],
  ['hue', false],
  ['da hue', false],
  ['.*', false],
])('with the search text %j: %s', (sought, expected) => {
  expect(matchesName(game, sought)).toBe(expected)
})
