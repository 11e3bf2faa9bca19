import { dayOf } from '@ante/contract/kit/days.ts'
import { expect, test } from 'vitest'

import { timetableOf } from './schedule.ts'
import type { Schedule, Timetable } from './schedule.ts'
import { momentOf } from '../../kit/zone-days.ts'

const at = (text: string) => Date.parse(text)
const read = (moment: number) => new Date(moment).toISOString()
const every = (seconds: number): Schedule => ({ kind: 'steady', seconds })

test.each([
  [60, '2026-01-20T10:05:30+08:00', '20260120-0606'],
  [300, '2026-01-20T00:00:00+08:00', '20260120-0001'],
  [90, '2026-01-20T23:59:59+08:00', '20260120-0960'],
  [30, '2026-01-20T23:59:59.999+08:00', '20260120-2880'],
  [60, '2026-01-21T00:00:00+08:00', '20260121-0001'],
])('names a draw every %i s at %s as %s', (seconds, moment, drawNumber) => {
  const slot = timetableOf(every(seconds), 'Asia/Manila').at(at(moment))
  expect(slot.drawNumber).toBe(drawNumber)
  expect(slot.openAt).toBeLessThanOrEqual(at(moment))
  expect(slot.drawAt).toBeGreaterThan(at(moment))
})

test.each([
  ['Asia/Manila', '2026-03-08', 1440],
  ['America/New_York', '2026-03-08', 1380],
  ['America/New_York', '2026-11-01', 1500],
  ['Australia/Lord_Howe', '2026-04-05', 1470],
])('in %s a day on %s has %i minutes, with one draw in each', (zone, day, minutes) => {
  const timetable = timetableOf(every(60), zone)
  const [first, ...others] = slotsOf(timetable, zone, day)

  expect(others).toHaveLength(minutes - 1)
  expect(first).toMatchObject({ drawNumber: `${day.replaceAll('-', '')}-0001`, openAt: momentOf(zone, day) })
  expect(others.at(-1)?.drawNumber.slice(-4)).toBe(String(minutes).padStart(4, '0'))
})

test('the last draw of a day ends with it, if the interval does not divide the day', () => {
  const timetable = timetableOf(every(210), 'Asia/Manila')
  const last = timetable.at(at('2026-01-20T23:59:30+08:00'))

  expect(last.drawNumber).toBe('20260120-0412')
  expect(read(last.drawAt)).toBe('2026-01-20T16:00:00.000Z')
  expect(timetable.after(last)).toMatchObject({ drawNumber: '20260121-0001', openAt: last.drawAt })
})

test('a game draws only within its hours; its draw numbers count as if it drew all day', () => {
  const timetable = timetableOf({ kind: 'steady', seconds: 1200, hours: { from: '09:00', to: '22:00' } }, 'Asia/Manila')

  const morning = timetable.at(at('2026-01-20T03:00:00+08:00'))
  expect(morning).toMatchObject({ drawNumber: '20260120-0028', openAt: at('2026-01-20T09:00:00+08:00') })
  const evening = timetable.at(at('2026-01-20T21:59:00+08:00'))
  expect(evening).toMatchObject({ drawNumber: '20260120-0066', drawAt: at('2026-01-20T22:00:00+08:00') })
  expect(timetable.after(evening).drawNumber).toBe('20260121-0028')
  expect(timetable.before(timetable.after(evening))).toEqual(evening)
  expect(timetable.named('20260120-0027')).toBeNull()
})

test('hours may extend beyond midnight', () => {
  const timetable = timetableOf({ kind: 'steady', seconds: 3600, hours: { from: '22:00', to: '02:00' } }, 'Asia/Manila')
  const hours = slotsOf(timetable, 'Asia/Manila', '2026-01-20').map(({ drawNumber }) => drawNumber.slice(-4))
  expect(hours).toEqual(['0001', '0002', '0023', '0024'])
})

test.each([
  ['2026-01-20T18:14:59+07:00', '20260120', '2026-01-19T11:15:00.000Z', '2026-01-20T11:15:00.000Z'],
  ['2026-01-20T18:15:00+07:00', '20260121', '2026-01-20T11:15:00.000Z', '2026-01-21T11:15:00.000Z'],
])('draws the north of Vietnam at 18:15 local time: %s is %s', (moment, drawNumber, openAt, drawAt) => {
  const schedule: Schedule = { kind: 'daily', times: ['18:15'], zone: 'Asia/Ho_Chi_Minh' }
  const slot = timetableOf(schedule, 'Asia/Manila').at(at(moment))
  expect({ ...slot, openAt: read(slot.openAt), drawAt: read(slot.drawAt) }).toMatchObject({
    drawNumber,
    openAt,
    drawAt,
  })
})

test('a draw number begins with the merchant’s day, also if the game’s own time zone has another day', () => {
  const timetable = timetableOf({ kind: 'daily', times: ['23:30'], zone: 'Asia/Bangkok' }, 'Asia/Tokyo')
  const slot = timetable.at(at('2026-01-20T12:00:00Z'))
  expect(slot).toMatchObject({ drawNumber: '20260121', drawAt: at('2026-01-20T23:30:00+07:00') })
  expect(timetable.named('20260121')).toEqual(slot)
})

test('draws the Thai government lottery on the 1st and the 16th', () => {
  const timetable = timetableOf(
    { kind: 'daily', times: ['15:30'], monthDays: [1, 16], zone: 'Asia/Bangkok' },
    'Asia/Manila',
  )
  const first = timetable.at(at('2026-01-20T00:00:00Z'))
  const second = timetable.after(first)
  expect([first, second, timetable.after(second)].map(({ drawNumber }) => drawNumber)).toEqual([
    '20260201',
    '20260216',
    '20260301',
  ])
  expect(timetable.named('20260202')).toBeNull()
})

test('draws on certain weekdays, and three times a day with separate numbers', () => {
  const weekly = timetableOf({ kind: 'daily', times: ['19:00'], weekdays: [3, 6, 0] }, 'Asia/Manila')
  const wednesday = weekly.at(at('2026-01-20T00:00:00+08:00'))
  expect([wednesday, weekly.after(wednesday)].map(({ drawNumber }) => drawNumber)).toEqual(['20260121', '20260124'])

  const often = timetableOf({ kind: 'daily', times: ['21:00', '14:00', '17:00'] }, 'Asia/Manila')
  const noon = often.at(at('2026-01-20T12:00:00+08:00'))
  const drawNumbers = [noon, often.after(noon), often.after(often.after(noon)), often.before(noon)].map(
    ({ drawNumber }) => drawNumber,
  )
  expect(drawNumbers).toEqual(['20260120-0001', '20260120-0002', '20260120-0003', '20260119-0003'])
})

test.each([
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ['America/Santiago', '2026-09-06'],
  ['Africa/Cairo', '2026-04-24'],
  ['Australia/Lord_Howe', '2026-10-04'],
])('no draw is lost in %s on %s, when clocks change', (zone, day) => {
  const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  const timetable = timetableOf({ kind: 'daily', times: [...times, '02:30', '03:30'] }, zone)
  const name = (index: number) => `${day.replaceAll('-', '')}-${String(index).padStart(4, '0')}`
  const slots = Array.from({ length: 26 }, (_, index) => timetable.named(name(index + 1)))
  expect(slots.map((slot) => slot?.drawNumber)).toEqual(slots.map((_, index) => name(index + 1)))
  for (const [index, slot] of slots.entries()) {
    const before = slots[index - 1]
    if (!slot || !before) continue
    expect(timetable.after(before)).toEqual(slot)
    expect(timetable.before(slot)).toEqual(before)
    expect(slot.openAt).toBe(before.drawAt)
    expect(slot.drawAt).toBeGreaterThan(slot.openAt)
  }
})

test.each<[Schedule, string]>([
  [every(60), 'America/New_York'],
  [every(210), 'Europe/Berlin'],
  [{ kind: 'steady', seconds: 300, hours: { from: '08:00', to: '02:00' } }, 'America/Santiago'],
  [{ kind: 'daily', times: ['02:30', '18:15'], zone: 'America/New_York' }, 'Asia/Manila'],
])('has no gaps, no overlaps and unique draw numbers: %o in %s', (schedule, zone) => {
  const timetable = timetableOf(schedule, zone)
  for (const begins of [
    '2026-03-07T20:00:00Z',
    '2026-10-24T20:00:00Z',
    '2026-10-31T20:00:00Z',
    '2026-12-31T08:00:00Z',
  ]) {
    const seen = new Set<string>()
    let slot = timetable.at(at(begins))
    while (slot.drawAt < at(begins) + 40 * 3_600_000) {
      const next = timetable.after(slot)
      expect(next.openAt).toBeGreaterThanOrEqual(slot.drawAt)
      expect(next.drawAt).toBeGreaterThan(next.openAt)
      expect(timetable.before(next)).toEqual(slot)
      expect(timetable.named(slot.drawNumber)).toEqual(slot)
      expect(slot.day).toBe(dayOf(zone, slot.drawAt - 1))
      expect(seen.has(slot.drawNumber)).toBe(false)
      seen.add(slot.drawNumber)
      slot = next
    }
  }
})

test.each(['', '20260120', '20260120-0000', '20260120-1441', '20261340-0001', '20260231-0001', '20260120-1', 'x'])(
  'has no draw with number %s',
  (drawNumber) => expect(timetableOf(every(60), 'Asia/Manila').named(drawNumber)).toBeNull(),
)

function slotsOf(timetable: Timetable, zone: string, day: string) {
  const draws = []
  for (let slot = timetable.at(momentOf(zone, day)); slot.day === day; slot = timetable.after(slot)) draws.push(slot)
  return draws
}
