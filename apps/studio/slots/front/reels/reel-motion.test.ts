import { expect, test } from 'vitest'

import { positionAt } from './reel-motion.ts'

const MOTION = { startMs: 0, from: 10, landMs: null, target: 10 }
const LANDING = { ...MOTION, landMs: 1_000, target: 4 }

test('a reel moves back before it starts, and then moves in one direction only', () => {
  expect(positionAt(MOTION, 60).position).toBeGreaterThan(10)
  const positions = Array.from({ length: 20 }, (_, step) => positionAt(MOTION, 300 + step * 30).position)

  expect(positions.every((position, index) => index === 0 || position < (positions[index - 1] ?? 0))).toBe(true)
  expect(positionAt(MOTION, 600).blurred).toBe(true)
})

test('a reel overshoots its target slightly, returns, and stops exactly at it', () => {
  const positions = Array.from({ length: 52 }, (_, step) => positionAt(LANDING, 1_000 + step * 10).position)

  expect(Math.min(...positions)).toBeLessThan(4)
  expect(Math.min(...positions)).toBeGreaterThan(3.5)
  expect(positionAt(LANDING, 1_520)).toEqual({ position: 4, blurred: false, landed: true })
})

test('starting and landing join full speed without a discontinuity', () => {
  const speedAt = (motion: typeof LANDING | typeof MOTION, at: number) =>
    positionAt(motion, at).position - positionAt(motion, at + 1).position

  expect(speedAt(MOTION, 318)).toBeCloseTo(speedAt(MOTION, 330), 2)
  expect(speedAt(LANDING, 1_000)).toBeCloseTo(speedAt(MOTION, 900), 2)
})
