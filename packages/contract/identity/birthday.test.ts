import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ageOn, isBirthday } from './birthday.ts'

test.each([
  ['2000-02-29', true],
  ['2001-02-29', false],
  ['2001-13-01', false],
  ['1899-12-31', false],
  ['01.02.2000', false],
  ['', false],
])('whether %j is a valid birthday: %s', (text, is) => {
  expect(isBirthday(text)).toBe(is)
})

test.each([
  ['2026-11-27', '2008-11-28', 17],
  ['2026-11-28', '2008-11-28', 18],
  ['2026-02-28', '2008-02-29', 17],
  ['2026-03-01', '2008-02-29', 18],
])('on %s the age of a person born on %s is %i', (day, birthday, age) => {
  expect(ageOn(day, birthday)).toBe(age)
})

test('the age never decreases from one day to a later one', () => {
  const day = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, day, (birthday, item, other) => {
      const [earlier = '', later = ''] = [item, other].toSorted()
      expect(ageOn(later, birthday)).toBeGreaterThanOrEqual(ageOn(earlier, birthday))
    }),
  )
})
