import { expect, test } from 'vitest'

import { hourNames, hoursOf } from './day-hours.ts'

const namesOf = (zone: string, day: string) =>
  hoursOf(zone, day).map(({ hour, isRepeated }) => (isRepeated ? `${hour}r` : `${hour}`))
const all = Array.from({ length: 24 }, (_, hour) => `${hour}`)

test.each([
  ['a common day', 'Asia/Manila', '2026-11-30', all],
  ['the day when clocks are set forward', 'Europe/Berlin', '2026-03-29', all.filter((hour) => hour !== '2')],
  ['the day when clocks are set back', 'Europe/Berlin', '2026-10-25', all.toSpliced(3, 0, '2r')],
  ['a day that begins at one', 'Africa/Cairo', '2026-04-24', all.slice(1)],
  ['a day whose last hour is repeated', 'Africa/Cairo', '2026-10-29', [...all, '23r']],
  ['a day on which half an hour is repeated', 'Australia/Lord_Howe', '2026-04-05', all.toSpliced(2, 0, '1r')],
])('%s has each of its hours: %s %s', (_what, zone, day, expected) => {
  expect(namesOf(zone, day)).toEqual(expected)
})

test('every half hour of a day belongs to one hour, in a zone with an odd offset too', () => {
  for (const [zone, day, count] of [
    ['Asia/Kathmandu', '2026-06-01', 48],
    ['Europe/Berlin', '2026-10-25', 50],
    ['Europe/Berlin', '2026-03-29', 46],
    ['Australia/Lord_Howe', '2026-04-05', 49],
  ] as const) {
    const slots = hoursOf(zone, day).flatMap((hour) => hour.slots)
    expect([zone, slots]).toEqual([zone, Array.from({ length: count }, (_, slot) => slot)])
  }
})

test('the hours of several days are matched by name, and the repeated hour with the repeated hour', () => {
  const names = hourNames([hoursOf('Europe/Berlin', '2026-10-26'), hoursOf('Europe/Berlin', '2026-10-25')])
  expect(names).toHaveLength(25)
  expect(names.slice(2, 5)).toEqual([
    { hour: 2, isRepeated: false },
    { hour: 2, isRepeated: true },
    { hour: 3, isRepeated: false },
  ])
})
