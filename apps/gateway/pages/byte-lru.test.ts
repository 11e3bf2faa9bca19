import { expect, test } from 'vitest'

import { ByteLru } from './byte-lru.ts'

test('the least recently read value is dropped when the limit is exceeded', () => {
  const lru = new ByteLru<string>(30)
  for (const key of ['a', 'b', 'c']) lru.set(key, key, 10)
  lru.get('a')
  lru.set('d', 'd', 10)
  expect(['a', 'b', 'c', 'd'].map((key) => lru.get(key))).toEqual(['a', undefined, 'c', 'd'])
})

test('a replaced value counts once', () => {
  const lru = new ByteLru<string>(30)
  for (let round = 0; round < 5; round++) lru.set('a', `a${round}`, 15)
  lru.set('b', 'b', 15)
  expect([lru.get('a'), lru.get('b')]).toEqual(['a4', 'b'])
})

test('a value above the limit is not stored, and displaces no other value', () => {
  const lru = new ByteLru<string>(30)
  lru.set('a', 'a', 10)
  lru.set('b', 'b', 31)
  expect([lru.get('a'), lru.get('b')]).toEqual(['a', undefined])
})
