import { expect, test } from 'vitest'

import { drawSecurely } from '../../kit/maths/random.ts'
import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { drawOutcome } from './round.ts'
import { strips } from './strips.ts'

/** Returns a `DrawBelow` that draws these stops, spin by spin, and then repeats the last ones indefinitely. */
function scripted(...stops: number[][]): DrawBelow {
  const queue = stops.flat()
  const last = stops.at(-1) ?? []
  let drawCount = 0
  return () => {
    const stop = queue[drawCount] ?? last[drawCount % strips.length] ?? 0
    drawCount += 1
    return stop
  }
}

const lanternOn = (...reels: number[]) =>
  strips.map((strip, reel) => (reels.includes(reel) ? strip.indexOf('lantern') : strip.indexOf('ten')))
const TRIGGER = lanternOn(0, 1, 2)
const NO_TRIGGER = lanternOn(0)

test('a round without three lanterns is one spin', () => {
  const { spins } = drawOutcome(scripted(NO_TRIGGER))

  expect(spins).toHaveLength(1)
})

test('three lanterns award ten free spins, which pay double', () => {
  const { spins } = drawOutcome(scripted(TRIGGER, NO_TRIGGER))

  expect(spins).toHaveLength(11)
  expect(spins[0]).toMatchObject({ freeSpinsAdded: 10 })
  for (const spin of spins.slice(1)) expect(spin.wonUnits).toBe(spin.units * 2)
})

test('lanterns in free spins add ten more, up to thirty', () => {
  const { spins } = drawOutcome(scripted(TRIGGER))

  expect(spins).toHaveLength(31)
  expect(spins.map((spin) => spin.freeSpinsAdded).filter((added) => added > 0)).toEqual([10, 10, 10])
})

test('a round wins the sum of its spins', () => {
  const { spins, wonUnits } = drawOutcome(scripted(TRIGGER, NO_TRIGGER))

  expect(wonUnits).toBe(spins.reduce((sum, spin) => sum + spin.wonUnits, 0))
  expect(wonUnits).toBeGreaterThanOrEqual(40)
})

test('the secure generator stays below its limit and reaches every number', () => {
  const distinctNumbers = new Set(Array.from({ length: 4000 }, () => drawSecurely(37)))

  expect([...distinctNumbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
})
