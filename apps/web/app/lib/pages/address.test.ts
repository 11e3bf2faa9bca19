import { expect, test } from 'vitest'

import { addressOf, textOf } from './address.ts'

test.each([
  ['/m/home', '/m/home', '', ''],
  ['/m/', '/m', '', ''],
  ['/', '/', '', ''],
  ['//', '/', '', ''],
  ['/m/gameList?gameType=RNG#top', '/m/gameList', '?gameType=RNG', '#top'],
  ['/m/a?b=c?d#e?f', '/m/a', '?b=c?d', '#e?f'],
])('%s is parsed', (text, path, search, hash) => {
  expect(addressOf(text, 'k')).toEqual({ path, search, hash, key: 'k' })
})

test('a parsed address is reassembled unchanged', () => {
  expect(textOf(addressOf('/m/gameList?gameType=RNG#top', 'k'))).toBe('/m/gameList?gameType=RNG#top')
})
