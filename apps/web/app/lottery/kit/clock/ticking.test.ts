import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createServerClock } from './server-clock.ts'
import { createTicking, secondsUntil } from './ticking.ts'

const TEN = Date.parse('2026-02-28T10:00:00.000Z')
/** Device whose clock is an hour behind; the test begins in the middle of a second. */
const WRONG_BY_MS = -3_600_000
const IN_THE_SECOND_MS = 400

beforeEach(() => {
  vi.useFakeTimers({ now: TEN + WRONG_BY_MS })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function ticked() {
  const clock = createServerClock({ steady: () => Date.now(), wall: () => Date.now() })
  const ticking = createTicking(clock)
  const nextTick = () => {
    const now = Date.now()
    clock.addSample({ serverTime: new Date(TEN + IN_THE_SECOND_MS).toISOString(), sentAt: now, receivedAt: now })
  }
  return { clock, ticking, learn: nextTick }
}

test.each([
  [60_000, 60],
  [59_999, 60],
  [59_021, 60],
  [59_019, 59],
  [1, 0],
  [0, 0],
  [-5_000, 0],
])('%i ms before its end a countdown shows %i', (msLeft, seconds) => {
  expect(secondsUntil(TEN + msLeft, TEN)).toBe(seconds)
})

test('no countdown runs before the gateway’s time is known', () => {
  expect(secondsUntil(TEN, null)).toBeNull()
})

test('ticks with the seconds of the gateway, with one timer for all countdowns', () => {
  const { clock, ticking, learn } = ticked()
  const received: number[][] = [[], []]
  for (const item of received) ticking.subscribe(() => item.push(((clock.now() ?? 0) - TEN) % 1000))
  learn()
  vi.advanceTimersByTime(3_000)
  expect(vi.getTimerCount()).toBe(1)
  // One tick when the time became known, and then one with each whole second.
  expect(received).toEqual([
    [IN_THE_SECOND_MS, 0, 0, 0],
    [IN_THE_SECOND_MS, 0, 0, 0],
  ])
})

test('stops when there is no listener any more', () => {
  const { ticking, learn } = ticked()
  const stop = ticking.subscribe(() => undefined)
  learn()
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('stops while the page is hidden, and is correct as soon as it is visible', () => {
  const { ticking, learn } = ticked()
  const listener = vi.fn<() => void>()
  ticking.subscribe(listener)
  learn()
  Object.assign(document, { hidden: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(vi.getTimerCount()).toBe(0)
  listener.mockClear()
  Object.assign(document, { hidden: false })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(1)
})
