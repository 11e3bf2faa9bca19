import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Sharpness } from './sharpness.ts'

const FAST_MS = 17
const SLOW_MS = 40

beforeEach(() => vi.stubGlobal('window', { devicePixelRatio: 3 }))
afterEach(() => vi.unstubAllGlobals())

function after(frames: number, eachMs: number) {
  const sharpness = new Sharpness([2, 1.5, 1])
  for (let frame = 0; frame < frames; frame++) sharpness.lessAfter(frame * eachMs)
  return sharpness.pixels
}

test.each([
  { frames: 1_000, eachMs: FAST_MS, pixels: 2, what: 'is not reduced while frames are on time' },
  { frames: 80, eachMs: SLOW_MS, pixels: 2, what: 'is not reduced after too few late frames' },
  { frames: 100, eachMs: SLOW_MS, pixels: 1.5, what: 'is reduced when most frames are late' },
  { frames: 1_000, eachMs: SLOW_MS, pixels: 1, what: 'is reduced to the last step and no further' },
  { frames: 1_000, eachMs: 1_000, pixels: 2, what: 'is not reduced while nothing moves' },
])('$what', ({ frames, eachMs, pixels }) => {
  expect(after(frames, eachMs)).toBe(pixels)
})

test('is reduced when one frame in five is late', () => {
  const sharpness = new Sharpness([2, 1.5, 1])
  let nowMs = 0
  for (let frame = 0; frame < 100; frame++) sharpness.lessAfter((nowMs += frame % 5 === 0 ? SLOW_MS : FAST_MS))

  expect(sharpness.pixels).toBe(1.5)
})

test('never exceeds that of the screen', () => {
  vi.stubGlobal('window', { devicePixelRatio: 1 })

  expect(new Sharpness([2, 1.5, 1]).pixels).toBe(1)
})
