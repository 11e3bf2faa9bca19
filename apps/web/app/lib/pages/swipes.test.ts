import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { watchSwipes } from './swipes.ts'
import type { Swipes } from './swipes.ts'

let screen: EventTarget
let swipes: Swipes

beforeEach(() => {
  vi.useFakeTimers()
  screen = new EventTarget()
  swipes = watchSwipes(screen)
})
afterEach(() => vi.useRealTimers())

const touch = (type: string, ...points: number[]) =>
  screen.dispatchEvent(Object.assign(new Event(type), { touches: points.map((clientX) => ({ clientX })) }))

function drag(from: number, to: number): void {
  touch('touchstart', from)
  touch('touchmove', (from + to) / 2)
  touch('touchmove', to)
}

test.each([
  [0, 101, true],
  [0, 100, false],
  [300, 199, true],
  [300, 200, false],
  [50, 50, false],
])('a touch that moves from %i to %i counts as a page swipe: %s', (from, to, swiped) => {
  drag(from, to)
  expect(swipes.wasJustSwiped()).toBe(swiped)
})

test('a touch that returns to its start still counts as a swipe', () => {
  drag(0, 150)
  touch('touchmove', 10)
  expect(swipes.wasJustSwiped()).toBe(true)
})

test.each(['touchend', 'touchcancel'])('the swipe state resets 500 ms after %s', (end) => {
  drag(0, 200)
  touch(end)
  vi.advanceTimersByTime(499)
  expect(swipes.wasJustSwiped()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(swipes.wasJustSwiped()).toBe(false)
})

test('each touch is measured from its own start', () => {
  drag(0, 90)
  touch('touchend')
  drag(200, 260)
  expect(swipes.wasJustSwiped()).toBe(false)
})

test('after stop no swipe is detected', () => {
  swipes.stop()
  drag(0, 200)
  expect(swipes.wasJustSwiped()).toBe(false)
})
