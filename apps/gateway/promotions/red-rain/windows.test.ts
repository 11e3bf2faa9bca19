import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import { expect, test } from 'vitest'

import { overlap, timesAt } from './windows.ts'
import type { RainPromotion, RainWindow } from './windows.ts'

const MANILA = 'Asia/Manila'

function rainOf(windows: { at: string; minutes: number }[], changes: Partial<RainPromotion> = {}): RainPromotion {
  return {
    id: 1n,
    merchant_code: 'aurora',
    code: 'rain',
    type: 'RAFFLE',
    texts: {},
    picture: null,
    starts_at: null,
    ends_at: null,
    position: 0,
    audience: { kind: 'all' },
    quota: null,
    budget: null,
    granted_count: 0,
    granted_amount: 0n,
    reward_days: 7,
    multiple_hundredths: 0,
    state: 'open',
    opened_at: null,
    closed_at: null,
    closed_reason: null,
    version: 1,
    rules: promotionRules.RAFFLE.parse({ windows }),
    ...changes,
  }
}

const evening = [{ at: '20:00', minutes: 30 }]
const read = (window: RainWindow | null) =>
  window && [window.day, window.from.toISOString().slice(0, 16), window.until.toISOString().slice(0, 16)]

const at = (promotion: RainPromotion, zone: string, now: string) => {
  const { present, next, nextDay } = timesAt(promotion, zone, new Date(now))
  return { present: read(present), next: read(next), nextDay: read(nextDay) }
}

test('a window opens and closes in the merchant’s time zone, to the millisecond', () => {
  const today = ['2026-03-10', '2026-03-10T12:00', '2026-03-10T12:30']
  const tomorrow = ['2026-03-11', '2026-03-11T12:00', '2026-03-11T12:30']
  const rain = rainOf(evening)
  expect(at(rain, MANILA, '2026-03-10T11:59:59.999Z')).toEqual({ present: null, next: today, nextDay: tomorrow })
  expect(at(rain, MANILA, '2026-03-10T12:00:00Z')).toEqual({ present: today, next: tomorrow, nextDay: tomorrow })
  expect(at(rain, MANILA, '2026-03-10T12:29:59.999Z').present).toEqual(today)
  expect(at(rain, MANILA, '2026-03-10T12:30:00Z')).toMatchObject({ present: null, next: tomorrow })
})

// rules: red-rain-8
test('a window beyond midnight belongs to the day on which it began, also at the end of a month or year', () => {
  const rain = rainOf([{ at: '23:45', minutes: 30 }])
  const before = ['2026-02-28', '2026-02-28T15:45', '2026-02-28T16:15']
  expect(at(rain, MANILA, '2026-02-28T15:50:00Z').present).toEqual(before)
  // 1 March, 00:10 in Manila.
  expect(at(rain, MANILA, '2026-02-28T16:10:00Z').present).toEqual(before)
  expect(at(rain, MANILA, '2026-02-28T16:15:00Z')).toMatchObject({
    present: null,
    next: ['2026-03-01', '2026-03-01T15:45', '2026-03-01T16:15'],
  })
  expect(at(rain, MANILA, '2026-12-31T16:10:00Z').present?.[0]).toBe('2026-12-31')
})

test('with several windows a day the next window may be on the same day, but new plays begin with the next day', () => {
  const rain = rainOf([
    { at: '20:00', minutes: 30 },
    { at: '08:00', minutes: 60 },
  ])
  expect(at(rain, MANILA, '2026-03-10T00:30:00Z')).toEqual({
    present: ['2026-03-10', '2026-03-10T00:00', '2026-03-10T01:00'],
    next: ['2026-03-10', '2026-03-10T12:00', '2026-03-10T12:30'],
    nextDay: ['2026-03-11', '2026-03-11T00:00', '2026-03-11T01:00'],
  })
})

test('all-day windows follow each other without a pause, and each day has its own plays', () => {
  const rain = rainOf([{ at: '00:00', minutes: 1_440 }])
  expect(at(rain, MANILA, '2026-03-10T15:59:59.999Z').present?.[0]).toBe('2026-03-10')
  expect(at(rain, MANILA, '2026-03-10T16:00:00Z').present?.[0]).toBe('2026-03-11')
})

test('a clock change that skips or repeats an hour moves no window to another day', () => {
  const rain = rainOf([{ at: '02:30', minutes: 30 }])
  // Berlin, 29 March 2026: 02:30 does not exist. 25 October: 02:30 occurs twice, and the first one counts.
  expect(timesAt(rain, 'Europe/Berlin', new Date('2026-03-29T00:00:00Z')).next?.day).toBe('2026-03-29')
  expect(at(rain, 'Europe/Berlin', '2026-10-25T00:40:00Z').present).toEqual([
    '2026-10-25',
    '2026-10-25T00:30',
    '2026-10-25T01:00',
  ])
  expect(at(rain, 'Europe/Berlin', '2026-10-25T01:40:00Z').present).toBeNull()
})

test('start and end of the promotion cut windows, and after its end or closing there are none', () => {
  const rain = rainOf(evening, {
    starts_at: new Date('2026-03-10T12:10:00Z'),
    ends_at: new Date('2026-03-11T12:05:00Z'),
  })
  expect(at(rain, MANILA, '2026-03-01T00:00:00Z')).toMatchObject({
    present: null,
    next: ['2026-03-10', '2026-03-10T12:10', '2026-03-10T12:30'],
  })
  expect(at(rain, MANILA, '2026-03-11T12:00:00Z')).toEqual({
    present: ['2026-03-11', '2026-03-11T12:00', '2026-03-11T12:05'],
    next: null,
    nextDay: null,
  })
  const never = { present: null, next: null, nextDay: null }
  expect(at(rain, MANILA, '2026-03-11T12:05:00Z')).toEqual(never)
  expect(at(rainOf(evening, { state: 'closed' }), MANILA, '2026-03-10T12:10:00Z')).toEqual(never)
})

test.each([
  [
    [
      { at: '20:00', minutes: 60 },
      { at: '20:30', minutes: 30 },
    ],
    { at: '20:00', next: '20:30' },
  ],
  [
    [
      { at: '00:00', minutes: 30 },
      { at: '23:45', minutes: 30 },
    ],
    { at: '23:45', next: '00:00' },
  ],
  [
    [
      { at: '23:45', minutes: 15 },
      { at: '00:00', minutes: 30 },
    ],
    null,
  ],
  [[{ at: '00:00', minutes: 1_440 }], null],
  [[{ at: '12:00', minutes: 1_440 }], null],
])('windows %j: overlap is %j', (windows, found) => {
  expect(overlap(windows)).toEqual(found)
})
