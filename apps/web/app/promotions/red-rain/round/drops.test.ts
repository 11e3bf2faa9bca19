import { expect, test } from 'vitest'

import { dropCountAt } from './drops.ts'

/** Deterministic random numbers. */
function drops(target: number) {
  let last = 0.3
  const next = dropCountAt(() => (last = (last * 997 + 0.1) % 1))
  return Array.from({ length: target }, next)
}

test('envelopes stay within the screen, and fall slowly enough to be tapped', () => {
  const allDrops = drops(1_000)
  expect(allDrops.every(({ index }) => index >= 0 && index <= 1)).toBe(true)
  expect(allDrops.every(({ widthPx }) => widthPx >= 44 && widthPx <= 80)).toBe(true)
  expect(allDrops.every(({ seconds }) => seconds > 2 && seconds < 4)).toBe(true)
})

test('no envelope falls in the lane of the previous one', () => {
  const lanes = drops(1_000).map(({ index }) => Math.floor(index * 4))
  expect(lanes.filter((lane, at) => lane === lanes[at - 1])).toEqual([])
  expect(new Set(lanes).size).toBe(4)
})
