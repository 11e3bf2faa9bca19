import type { Game } from '@ante/contract/catalogue/games.ts'
import { expect, test } from 'vitest'

import { gameOf, tileContext } from './test/tile-context.ts'
import { tileContentAt } from './tile-content.ts'
import type { TileContext } from './tile-content.ts'

const contentOf = (changes: Partial<TileContext>, at = 0) => tileContentAt(at, tileContext(changes))
const tileTexts = (changes: Partial<TileContext>) => [contentOf(changes)?.ribbon.text, contentOf(changes)?.closed.text]

test.each([
  ['new takes precedence over hot', { isNew: true, hot: true }, false, ['New', '']],
  ['hot', { hot: true }, false, ['Hot', '']],
  ['hot in a list of hot games', { hot: true }, true, ['', '']],
  ['closed', { closed: true, isNew: true }, false, ['New', 'Closed']],
  ['neither', {}, false, ['', '']],
])('shows the ribbon and the closed mark: %s', (_, game, amongHot, expected) => {
  expect(tileTexts({ games: [gameOf(game)], amongHot })).toEqual(expected)
})

test('shows the return to player where the list has it', () => {
  const rateOf = (changes: Partial<Game>) => contentOf({ games: [gameOf(changes)] })?.rate
  expect(rateOf({ returnToPlayer: '96.5' })).toBe('RTP 96.5%')
  expect(rateOf({})).toBe('')
})

test('is in the normal flow until rows are measured, then three in a row', () => {
  const games = Array.from({ length: 8 }, () => gameOf())
  expect(contentOf({ games }, 7)).toMatchObject({ position: 8, topPx: undefined, column: undefined })
  expect([3, 5, 7].map((at) => contentOf({ games, rowPx: 160 }, at)?.topPx)).toEqual([160, 160, 320])
})

test('uses the next picture source after a failure, and finally none', () => {
  const sources = ['', 'https://one.example', 'https://two.example/']
  const pictureAfter = (...failed: string[]) => contentOf({ sources, failed: new Set(failed) })?.picture
  expect(pictureAfter()).toBe('/reels.webp')
  expect(pictureAfter('/reels.webp')).toBe('https://one.example/reels.webp')
  expect(pictureAfter('/reels.webp', 'https://two.example/reels.webp')).toBe('https://one.example/reels.webp')
  expect(pictureAfter('/reels.webp', 'https://one.example/reels.webp', 'https://two.example/reels.webp')).toBeNull()
})

test('is null beyond the end of the list', () => {
  expect(contentOf({}, 1)).toBeNull()
  expect(tileContentAt(undefined, tileContext())).toBeNull()
})
