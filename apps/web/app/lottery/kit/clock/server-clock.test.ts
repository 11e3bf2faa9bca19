import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createServerClock } from './server-clock.ts'

/** A device with a wrong clock, and a gateway with a correct one; both stand still until the test advances them. */
function clockFixtures({ wrongBy = 0 } = {}) {
  let right = Date.parse('2026-02-28T10:00:00.000Z')
  let slept = 0
  let clockError = wrongBy
  const began = right
  const clocks = { steady: () => right - began - slept, wall: () => right + clockError }
  const clock = createServerClock(clocks)
  const pass = (ms: number) => (right += ms)
  return {
    clock,
    pass,
    sleep: (ms: number) => {
      right += ms
      slept += ms
    },
    setWall: (ms: number) => (clockError += ms),
    right: () => right,
    call: ({ out, back }: { out: number; back: number }) => {
      const sentAt = clocks.steady()
      pass(out)
      const serverTime = new Date(right).toISOString()
      pass(back)
      clock.addSample({ serverTime, sentAt, receivedAt: clocks.steady() })
    },
  }
}

test('has no time before the first answer', () => {
  expect(clockFixtures().clock.now()).toBeNull()
})

test('is accurate to half the round trip, for any error of the phone’s clock', () => {
  const trip = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.integer({ min: -1e10, max: 1e10 }), trip, trip, (wrongBy, out, back) => {
      const { clock, call, right } = clockFixtures({ wrongBy })
      call({ out, back })
      expect(Math.abs((clock.now() ?? 0) - right())).toBeLessThanOrEqual((out + back) / 2)
      expect(clock.uncertainty()).toBe((out + back) / 2)
    }),
  )
})

test('uses the answer with the shortest round trip, even if a slower answer arrives later', () => {
  const { clock, call, pass, right } = clockFixtures({ wrongBy: 3_600_000 })
  call({ out: 900, back: 100 })
  call({ out: 30, back: 20 })
  call({ out: 10, back: 4_000 })
  pass(60_000)
  expect(Math.abs((clock.now() ?? 0) - right())).toBeLessThanOrEqual(25)
})

test('detects that the device slept, and resynchronizes', () => {
  const { clock, call, sleep, right } = clockFixtures()
  call({ out: 20, back: 20 })
  expect(clock.hasJumped()).toBe(false)
  sleep(120_000)
  expect(clock.hasJumped()).toBe(true)
  call({ out: 40, back: 40 })
  expect(clock.hasJumped()).toBe(false)
  expect(Math.abs((clock.now() ?? 0) - right())).toBeLessThanOrEqual(40)
})

test('is not affected by a user who sets the phone’s clock', () => {
  const { clock, call, setWall, pass, right } = clockFixtures()
  call({ out: 20, back: 20 })
  setWall(-7_200_000)
  pass(1_000)
  expect(Math.abs((clock.now() ?? 0) - right())).toBeLessThanOrEqual(20)
  expect(clock.hasJumped()).toBe(true)
})

test('ignores an answer without a time, or with a receive time before its send time', () => {
  const { clock } = clockFixtures()
  clock.addSample({ serverTime: 'soon', sentAt: 0, receivedAt: 10 })
  clock.addSample({ serverTime: '2026-02-28T10:00:00.000Z', sentAt: 10, receivedAt: 0 })
  expect(clock.now()).toBeNull()
})
