import fc from 'fast-check'
import { expect, test } from 'vitest'

import { attendance } from './hours.ts'
import type { Hours } from './hours.ts'

const NINE_TO_SIX = { from: 540, till: 1_080 }
const WEEK: Hours = { 1: NINE_TO_SIX, 2: NINE_TO_SIX, 3: NINE_TO_SIX, 4: NINE_TO_SIX, 5: NINE_TO_SIX }
const NIGHT: Hours = { 5: { from: 1_080, till: 120 } }
const ALL_DAY = { from: 0, till: 1_440 }
const EVERY_DAY: Hours = { 1: ALL_DAY, 2: ALL_DAY, 3: ALL_DAY, 4: ALL_DAY, 5: ALL_DAY, 6: ALL_DAY, 7: ALL_DAY }

// 2026-03-02 is a Monday; Manila is eight hours ahead of UTC.
test.each([
  ['always', null, 'Asia/Manila', '2026-03-02T01:00:00Z', true, null],
  ['on a working day', WEEK, 'Asia/Manila', '2026-03-02T01:00:00Z', true, '2026-03-02T10:00:00Z'],
  ['a second before the shift begins', WEEK, 'Asia/Manila', '2026-03-02T00:59:59Z', false, '2026-03-02T01:00:00Z'],
  ['at the end of the shift', WEEK, 'Asia/Manila', '2026-03-02T10:00:00Z', false, '2026-03-03T01:00:00Z'],
  ['on Friday evening', WEEK, 'Asia/Manila', '2026-03-06T12:00:00Z', false, '2026-03-09T01:00:00Z'],
  ['after midnight of a late shift', NIGHT, 'Asia/Manila', '2026-03-06T17:30:00Z', true, '2026-03-06T18:00:00Z'],
  ['a week before the only shift', NIGHT, 'Asia/Manila', '2026-03-06T18:00:00Z', false, '2026-03-13T10:00:00Z'],
  ['round the clock', EVERY_DAY, 'Asia/Manila', '2026-03-06T18:00:00Z', true, null],
  ['never', {}, 'Asia/Manila', '2026-03-06T18:00:00Z', false, null],
  // Clocks in Berlin go from 2 to 3 on Sunday, 2026-03-29.
  [
    'over a change of clocks',
    { 7: { from: 60, till: 240 } },
    'Europe/Berlin',
    '2026-03-29T00:30:00Z',
    true,
    '2026-03-29T02:00:00Z',
  ],
] as const)('%s', (...[, hours, zone, now, open, until]) => {
  expect(attendance(hours, zone, new Date(now))).toEqual({ open, until: until && new Date(until) })
})

test('the state changes at the announced time and not before', () => {
  const shift = fc.record({ from: fc.integer({ min: 0, max: 1_439 }), till: fc.integer({ min: 1, max: 1_440 }) })
  const week = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), shift)
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(week, moment, fc.double({ min: 0, max: 0.999, noNaN: true }), (hours, now, share) => {
      const { open, until } = attendance(hours, 'Asia/Manila', now)
      if (until === null) return
      expect(until.getTime()).toBeGreaterThan(now.getTime())
      expect(attendance(hours, 'Asia/Manila', until).open).toBe(!open)
      const between = new Date(now.getTime() + Math.floor((until.getTime() - now.getTime()) * share))
      expect(attendance(hours, 'Asia/Manila', between).open).toBe(open)
    }),
  )
})
