import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dayOf, mondayOf, plusDays, weekdayOf } from './days.ts'

test.each([
  ['Asia/Manila', '2026-02-28T15:59:59Z', '2026-02-28'],
  ['Asia/Manila', '2026-02-28T16:00:00Z', '2026-03-01'],
  ['America/Havana', '2026-11-01T04:30:00Z', '2026-11-01'],
  ['UTC', '9999-12-31T23:59:59Z', '9999-12-31'],
])('in %s the day at %s is %s', (zone, at, day) => {
  expect(dayOf(zone, at)).toBe(day)
  expect(dayOf(zone, new Date(at))).toBe(day)
  expect(dayOf(zone, Date.parse(at))).toBe(day)
})

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => plusDays('1970-01-01', days))

test('subtracting days reverses adding them, and a week later is the same weekday', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5_000, max: 5_000 }), (day, days) => {
      expect(plusDays(plusDays(day, days), -days)).toBe(day)
      expect(weekdayOf(plusDays(day, 7))).toBe(weekdayOf(day))
    }),
  )
})

test('`mondayOf` returns a Monday, the day itself or up to six days before', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const monday = mondayOf(day)
      expect(weekdayOf(monday)).toBe(1)
      expect(monday <= day && day < plusDays(monday, 7)).toBe(true)
    }),
  )
})
