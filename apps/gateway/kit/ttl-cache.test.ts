import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { expect, test } from 'vitest'

import { ShiftedClock } from './clock.ts'
import { TtlCache } from './ttl-cache.ts'

function counted() {
  let count = 0
  return async () => (count += 1)
}

test('requests within the lifetime get the same answer, later ones a new one', async () => {
  const clock = new ShiftedClock()
  const cache = new TtlCache<number>(clock, HOUR_MS)
  const load = counted()
  expect(await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('a', load)])).toEqual([1, 1, 1])
  expect(await cache.get('b', load)).toBe(2)
  clock.offsetMs += HOUR_MS
  expect(await cache.get('a', load)).toBe(3)
  // The clock was set back: an entry that would last longer than its lifetime is loaded again.
  clock.offsetMs -= 2 * HOUR_MS
  expect(await cache.get('a', load)).toBe(4)
})

test('a failure is returned to waiting callers only, and not cached', async () => {
  const cache = new TtlCache<number>(new ShiftedClock(), HOUR_MS)
  const fail = () => Promise.reject(new Error('unavailable'))
  await expect(cache.get('a', fail)).rejects.toThrow('unavailable')
  expect(await cache.get('a', counted())).toBe(1)
})

test('the number of keys is limited: the oldest is dropped', async () => {
  const cache = new TtlCache<number>(new ShiftedClock(), HOUR_MS)
  for (let key = 0; key < 2_000; key += 1) await cache.get(String(key), async () => key)
  const load = counted()
  expect(await cache.get('0', load)).toBe(1)
  expect(await cache.get('1999', async () => -1)).toBe(1999)
})
