import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { minutesOf, momentsOf, momentsOfDay } from './zone-days.ts'

const ZONES = [
  'Asia/Manila',
  'Europe/London',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Santiago',
  'America/Havana',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
]

const iso = (at: number) => new Date(at).toISOString().slice(0, 16)

test.each([
  ['Europe/London', '2026-10-25', '01:30', ['2026-10-25T00:30', '2026-10-25T01:30']],
  ['Europe/London', '2026-03-29', '01:30', ['2026-03-29T01:30']],
  ['Europe/London', '2026-03-29', '02:30', ['2026-03-29T01:30']],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', ['2026-04-04T14:45', '2026-04-04T15:15']],
  ['America/Havana', '2026-11-01', '00:30', ['2026-11-01T04:30', '2026-11-01T05:30']],
  ['Asia/Manila', '2026-03-29', '02:30', ['2026-03-28T18:30']],
])('in %s on %s clocks show %s at %j', (zone, day, time, moments) => {
  expect(momentsOf(zone, day, minutesOf(time)).map(iso)).toEqual(moments)
})

test.each([
  ['hourly', ['00:00', '01:00', '02:00', '03:00'], ['00:00', '00:30', '01:00', '02:00']],
  ['a skipped time and the time that replaces it', ['01:30', '02:30'], ['01:00', '01:30']],
  [
    'every quarter',
    ['00:45', '01:00', '01:15', '01:30', '01:45', '02:00'],
    ['00:45', '00:48', '00:51', '00:54', '00:57', '01:00'],
  ],
  ['without others nearby', ['01:30', '12:00'], ['01:30', '11:00']],
])('%s: on the day that skips an hour %j are at %j UTC', (_, times, moments) => {
  const actual = momentsOfDay('Europe/London', '2026-03-29', times.map(minutesOf))
  expect(actual.map((at) => iso(at).slice(11))).toEqual(moments)
})

test('each time of a day has a distinct moment, in order, in every zone and on every day', () => {
  const days = fc.integer({ min: 0, max: 730 }).map((count) => plusDays('2026-01-01', count))
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), days, times, (zone, day, unsorted) => {
      const minutes = unsorted.toSorted((a, b) => a - b)
      const moments = momentsOfDay(zone, day, minutes)
      expect(moments).toHaveLength(minutes.length)
      for (const [index, moment] of moments.entries()) {
        expect(moment).toBeGreaterThan(moments[index - 1] ?? 0)
        expect(dayOf(zone, moment)).toBe(day)
      }
    }),
    { numRuns: 300 },
  )
})
