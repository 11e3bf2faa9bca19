import { expect, test } from 'vitest'

import { openPart, RainField } from './rain-field.ts'

const FRAME = 1 / 60

/** A rain of so many seconds on a phone; the same each time. */
function rainOf(seconds: number, perSecond = 8): RainField {
  let last = 0.3
  const field = new RainField(perSecond, () => (last = (last * 997 + 0.1) % 1))
  field.resize(390, 844)
  for (let passed = 0; passed < seconds; passed += FRAME) field.step(FRAME)
  return field
}

const there = (field: RainField) => field.drops.filter(({ isThere }) => isThere)

test('envelopes fall from above the screen to below it, within its width, and no more are made than there were', () => {
  const field = rainOf(15)
  const before = field.drops
  expect(there(field).length).toBeGreaterThan(10)
  expect(there(field).every(({ x, width }) => x >= width / 2 && x <= 390 - width / 2)).toBe(true)
  field.step(FRAME)
  expect(field.drops).toBe(before)
  expect(rainOf(15, 20).drops.length).toBe(before.length)
})

test('a tap opens the envelope under it once, and one beside all of them opens none', () => {
  const field = rainOf(2)
  const [drop] = there(field).toSorted((one, other) => other.y - one.y)
  expect(drop && field.tap(drop.x, drop.y)).toBe(true)
  expect(drop && openPart(drop)).toBe(0)
  field.step(FRAME)
  expect(drop && openPart(drop)).toBeGreaterThan(0)
  for (let frame = 0; frame < 30; frame++) field.step(FRAME)
  expect(field.tap(-500, -500)).toBe(false)
})

test('the button opens the lowest one that is on the screen, and none before the first has come', () => {
  const field = rainOf(2)
  const lowest = there(field).reduce((one, other) => (other.y > one.y && other.y < 844 ? other : one))
  expect(field.openOne()).toBe(true)
  expect(lowest.openFor).toBe(0)
  expect(new RainField(8, () => 0.5).openOne()).toBe(false)
})
