import { games } from '@ante/demo/games.ts'
import { ownLotteryGames } from '@ante/demo/own-lottery-games.ts'
import { expect, test } from 'vitest'

import { classChoices, classTexts } from './class-texts.ts'

/** Categories with a single class, which have no menu. */
const WITHOUT_MENU = ['SPORTS', 'COCKFIGHT']

test('every class of the demo in a menu has a display name', () => {
  const classes = [...games, ...ownLotteryGames].flatMap((game) =>
    WITHOUT_MENU.includes(game.category) ? [] : game.classes,
  )
  expect(classes.filter((id) => !classTexts[id])).toEqual([])
})

test.each([
  ['RNG', ['JP', 'CLASSIC', 'VIDEO'], ['ALL', 'NEW', 'VIDEO', 'CLASSIC', 'JP']],
  ['LIVE', ['SHOW', 'BACCARAT'], ['ALL', 'BACCARAT', 'SHOW']],
  ['FISH', ['ZETA', 'ALPHA', 'BOSS'], ['ALL', 'BOSS', 'ALPHA', 'ZETA']],
  ['RNG', [], ['ALL', 'NEW']],
] as const)('the menu of %s with %j is %j', (category, classes, choices) => {
  expect(classChoices(category, classes)).toEqual(choices)
})
