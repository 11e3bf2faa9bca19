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
  const stored = new TtlCache<number>(clock, HOUR_MS)
  const load = counted()
  expect(await Promise.all([stored.get('a', load), stored.get('a', load), stored.get('a', load)])).toEqual([1, 1, 1])
  expect(await stored.get('b', load)).toBe(2)
  clock.offsetMs += HOUR_MS
  expect(await stored.get('a', load)).toBe(3)
  clock.offsetMs -= 2 * HOUR_MS
  expect(await stored.get('a', load)).toBe(4)
})

test('a failure is returned to waiting callers only, and not cached', async () => {
  const stored = new TtlCache<number>(new ShiftedClock(), HOUR_MS)
  const fail = () => Promise.reject(new Error('away'))
  await expect(stored.get('a', fail)).rejects.toThrow('away')
  expect(await stored.get('a', counted())).toBe(1)
})

test('its size is limited', async () => {
  const stored = new TtlCache<number>(new ShiftedClock(), HOUR_MS)
  for (let key = 0; key < 2_000; key += 1) await stored.get(String(key), async () => key)
  const load = counted()
  expect(await stored.get('0', load)).toBe(1)
  expect(await stored.get('1999', async () => -1)).toBe(1999)
})
