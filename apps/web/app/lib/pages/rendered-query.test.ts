import { expect, test } from 'vitest'

import { isRenderedFor } from './rendered-query.ts'

const NAMES = ['gameType', 'chat']

test.each([
  ['', '', true],
  ['?x=1', '', true],
  ['?gameType=RNG', '?gameType=RNG', true],
  ['?x=1&gameType=RNG', '?gameType=RNG', true],
  ['?gameType=NOPE', '', false],
  ['?gameType=', '', false],
  ['?chat', '', false],
])('a page asked for by %j and rendered for %j is taken over: %s', (search, rendered, isTakenOver) => {
  expect(isRenderedFor(search, { names: NAMES, search: rendered })).toBe(isTakenOver)
})

test('a page without parameters is the same for every query', () => {
  expect(isRenderedFor('?gameType=RNG&chat', undefined)).toBe(true)
})
