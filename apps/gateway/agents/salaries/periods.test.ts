import { describe, expect, test } from 'vitest'

import { nextPayTime, periodAt, periodBefore } from './periods.ts'
import type { PeriodKind } from './periods.ts'

const spanOf = (kind: PeriodKind, zone: string, at: string) => {
  const { from, to, day, lastDay } = periodAt(kind, zone, Date.parse(at))
  return [from.toISOString(), to.toISOString(), day, lastDay]
}

describe('half months', () => {
  test.each([
    [
      'the last moment of the 15th',
      '2026-02-15T15:59:59.999Z',
      '2026-01-31T16:00:00.000Z',
      '2026-02-15T16:00:00.000Z',
      '2026-02-01',
      '2026-02-15',
    ],
    [
      'the first moment of the 16th',
      '2026-02-15T16:00:00.000Z',
      '2026-02-15T16:00:00.000Z',
      '2026-02-28T16:00:00.000Z',
      '2026-02-16',
      '2026-02-28',
    ],
    [
      'a leap year',
      '2028-02-29T04:00:00.000Z',
      '2028-02-15T16:00:00.000Z',
      '2028-02-29T16:00:00.000Z',
      '2028-02-16',
      '2028-02-29',
    ],
    [
      'the last evening of a year',
      '2026-12-31T15:00:00.000Z',
      '2026-12-15T16:00:00.000Z',
      '2026-12-31T16:00:00.000Z',
      '2026-12-16',
      '2026-12-31',
    ],
    [
      'a month of 31 days',
      '2026-01-31T10:00:00.000Z',
      '2026-01-15T16:00:00.000Z',
      '2026-01-31T16:00:00.000Z',
      '2026-01-16',
      '2026-01-31',
    ],
  ])('%s', (...[, at, from, to, day, lastDay]) => {
    expect(spanOf('dividend', 'Asia/Manila', at)).toEqual([from, to, day, lastDay])
  })

  test('are computed two hours after they end', () => {
    const { to, computedAt } = periodAt('dividend', 'Asia/Manila', Date.parse('2026-02-10T00:00:00Z'))
    expect(computedAt.getTime() - to.getTime()).toBe(7_200_000)
  })
})

describe('days', () => {
  test.each([
    ['of 23 hours', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z', '2026-03-29'],
    ['of 25 hours', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', '2026-10-25'],
  ])('%s are one period', (...[, at, from, to, day]) => {
    expect(spanOf('daily_salary', 'Europe/Berlin', at)).toEqual([from, to, day, day])
  })

  test.each([
    ['Asia/Beirut', '2026-03-29T12:00:00Z', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z', '2026-03-29'],
    ['Africa/Cairo', '2026-04-24T12:00:00Z', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z', '2026-04-24'],
    ['America/Santiago', '2026-09-06T12:00:00Z', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z', '2026-09-06'],
  ])('of days whose midnight %s skips begin at one, without a gap to the previous day', (...row) => {
    const [zone, at, from, to, day] = row
    expect(spanOf('daily_salary', zone, at)).toEqual([from, to, day, day])
    const before = periodBefore('daily_salary', zone, periodAt('daily_salary', zone, Date.parse(at)))
    expect(before.to.toISOString()).toBe(from)
    const { paidAt } = before
    // The day begins at one o'clock, so 03:00 is two hours after its start.
    expect(paidAt.getTime() - Date.parse(from)).toBe(7_200_000)
    const firstHour = periodAt('hourly_salary', zone, Date.parse(from))
    expect([firstHour.from.toISOString(), firstHour.day]).toEqual([from, day])
    expect(periodBefore('hourly_salary', zone, firstHour).day).toBe(before.day)
  })

  test('are paid at 03:00 in the time zone of their merchant', () => {
    const { paidAt } = periodAt('daily_salary', 'Asia/Manila', Date.parse('2026-02-10T00:00:00Z'))
    expect(paidAt.toISOString()).toBe('2026-02-10T19:00:00.000Z')
    expect(nextPayTime('Asia/Manila', paidAt).toISOString()).toBe('2026-02-11T19:00:00.000Z')
    expect(nextPayTime('Asia/Manila', new Date(paidAt.getTime() - 1)).toISOString()).toBe('2026-02-10T19:00:00.000Z')
  })
})

describe('hours', () => {
  test.each([
    ['on the hour', 'Asia/Manila', '2026-02-10T04:00:00.000Z', '2026-02-10T04:00:00.000Z'],
    ['just before the hour', 'Asia/Manila', '2026-02-10T03:59:59.999Z', '2026-02-10T03:00:00.000Z'],
    [
      'in a zone with an offset of half an hour',
      'Asia/Kolkata',
      '2026-02-10T04:10:00.000Z',
      '2026-02-10T03:30:00.000Z',
    ],
    ['the repeated hour, first occurrence', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-25T00:00:00.000Z'],
    ['the repeated hour, second occurrence', 'Europe/Berlin', '2026-10-25T01:30:00.000Z', '2026-10-25T01:00:00.000Z'],
  ])('%s', (_name, zone, at, from) => {
    const period = periodAt('hourly_salary', zone, Date.parse(at))
    expect([period.from.toISOString(), period.to.getTime() - period.from.getTime()]).toEqual([from, 3_600_000])
  })

  test('the last hour of a day belongs to that day', () => {
    expect(periodAt('hourly_salary', 'Asia/Manila', Date.parse('2026-02-10T15:59:00Z')).day).toBe('2026-02-10')
  })
})

test.each<PeriodKind>(['daily_salary', 'hourly_salary', 'dividend'])(
  'periods of %s follow each other without gaps',
  (kind) => {
    for (const zone of ['Asia/Manila', 'Europe/Berlin', 'America/Santiago']) {
      let period = periodAt(kind, zone, Date.parse('2026-11-03T12:00:00Z'))
      for (let step = 0; step < 60; step++) {
        const before = periodBefore(kind, zone, period)
        expect(before.to).toEqual(period.from)
        period = before
      }
    }
  },
)
