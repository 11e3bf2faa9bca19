import { expect, test } from 'vitest'

import { daysOf, isGoodDay, minutesOf, shiftsOf } from './hours-rules.ts'

test.each([
  ['09:00', 540],
  ['9:05', 545],
  ['24:00', 1_440],
  ['0:00', 0],
  ['24:01', null],
  ['9:60', null],
  ['nine', null],
  ['', null],
])('%j is minute %s of the day', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes)
})

test('shifts of a week come back as they were', () => {
  const shifts = [
    { day: 1, from: 540, till: 1_080 },
    { day: 5, from: 1_080, till: 120 },
    { day: 7, from: 0, till: 1_440 },
  ]
  expect(shiftsOf(daysOf(shifts))).toEqual(shifts)
  expect(shiftsOf(daysOf(null))).toEqual([])
})

test.each([
  [{ isOpen: false, from: 'x', till: '' }, true],
  [{ isOpen: true, from: '09:00', till: '18:00' }, true],
  [{ isOpen: true, from: '18:00', till: '02:00' }, true],
  [{ isOpen: true, from: '24:00', till: '02:00' }, false],
  [{ isOpen: true, from: '09:00', till: '0:00' }, false],
  [{ isOpen: true, from: 'nine', till: '18:00' }, false],
])('whether the hours %j can be stored: %s', (day, isGood) => {
  expect(isGoodDay(day)).toBe(isGood)
})
