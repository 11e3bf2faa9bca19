import { expect, test } from 'vitest'

import { UsageError } from './failures.ts'
import { momentOf } from './times.ts'

const now = new Date('2026-03-01T10:00:00.000Z')
const manila = { now, zone: 'Asia/Manila' }
const at = (moment: string, zone: string) => ({ now: new Date(moment), zone })
const berlin = { now, zone: 'Europe/Berlin' }

test.each([
  ['+90m', manila, '2026-03-01T11:30:00.000Z'],
  ['+2h', manila, '2026-03-01T12:00:00.000Z'],
  ['+3d', manila, '2026-03-04T10:00:00.000Z'],
  // 18:00 local time in Manila at this moment.
  ['18:01', manila, '2026-03-01T10:01:00.000Z'],
  ['18:00', manila, '2026-03-02T10:00:00.000Z'],
  ['08:00', manila, '2026-03-02T00:00:00.000Z'],
  ['2026-12-31 08:00', manila, '2026-12-31T00:00:00.000Z'],
  ['2026-12-31T08:00:30', manila, '2026-12-31T00:00:30.000Z'],
  ['2026-12-31T08:00:00Z', manila, '2026-12-31T08:00:00.000Z'],
  ['2026-12-31T08:00:00+02:00', manila, '2026-12-31T06:00:00.000Z'],
  // Before and after clocks are set forward, and in the repeated hour when they are set back.
  ['2026-03-29 01:30', berlin, '2026-03-29T00:30:00.000Z'],
  ['2026-03-29 03:30', berlin, '2026-03-29T01:30:00.000Z'],
  ['2026-10-25 03:30', berlin, '2026-10-25T02:30:00.000Z'],
  ['2026-10-25 02:30:15', berlin, '2026-10-25T00:30:15.000Z'],
  ['2026-03-29 02:30', berlin, '2026-03-29T01:30:00.000Z'],
  // The day of 25 hours, with its repeated hour.
  ['23:30', at('2026-10-24T22:10:00Z', 'Europe/Berlin'), '2026-10-25T22:30:00.000Z'],
  ['00:05', at('2026-10-24T22:10:00Z', 'Europe/Berlin'), '2026-10-25T23:05:00.000Z'],
  ['02:30', at('2026-10-25T00:40:00Z', 'Europe/Berlin'), '2026-10-25T01:30:00.000Z'],
  ['02:30', at('2026-10-25T01:40:00Z', 'Europe/Berlin'), '2026-10-26T01:30:00.000Z'],
  ['01:45', at('2026-04-04T14:50:00Z', 'Australia/Lord_Howe'), '2026-04-04T15:15:00.000Z'],
  // The day of 23 hours, whose clocks skip from midnight to one, or from two to three.
  ['23:30', at('2026-03-28T23:10:00Z', 'Europe/Berlin'), '2026-03-29T21:30:00.000Z'],
  ['00:00', at('2026-09-06T03:59:00Z', 'America/Santiago'), '2026-09-06T04:00:00.000Z'],
  ['12:00', at('2026-03-28T21:30:00Z', 'Asia/Beirut'), '2026-03-29T09:00:00.000Z'],
  ['00:30', at('2026-04-23T21:59:00Z', 'Africa/Cairo'), '2026-04-23T22:30:00.000Z'],
])('%s, in the time zone of %j, is %s', (text, clock, moment) => {
  expect(momentOf(text, clock).toISOString()).toBe(moment)
})

test.each([
  '',
  'soon',
  '+2',
  '2h',
  '2026-13-01 08:00',
  '2026-02-31 08:00',
  '2026-12-31',
  '2026-12-31 25:00',
  '24:00',
  '8:00',
])('%j is not a time', (text) => {
  expect(() => momentOf(text, manila)).toThrow(UsageError)
})
