import { expect, test } from 'vitest'

import { plusDays } from '../kit/days.ts'
import { rowsOfPeriod, StatementPeriod, statementPeriods } from './statement-period.ts'

test.each([
  ['2026-02-10', '2026-02-10', ['2026-02'], ['2026']],
  ['2025-12-31', '2026-01-01', ['2026-01', '2025-12'], ['2026', '2025']],
  ['2025-11-30', '2026-02-01', ['2026-02', '2026-01', '2025-12', '2025-11'], ['2026', '2025']],
])('registered on %s, the periods on %s begin with the current ones', (registered, today, months, years) => {
  expect(statementPeriods(registered, today)).toEqual({ months, years })
})

test('at most 36 months and 10 years are offered', () => {
  const { months, years } = statementPeriods('2001-05-05', '2026-02-10')
  expect([months.length, months.at(-1), years.length, years.at(-1)]).toEqual([36, '2023-03', 10, '2017'])
})

test.each(['2026-00', '2026-13', '26', '2026-1', '0026', '2026-02-01', '', '2026-02 '])('%j is no period', (text) => {
  expect(StatementPeriod.safeParse(text).success).toBe(false)
})

test.each([
  ['2024-02', '2026-01-01', 29, '2024-03-01'],
  ['2026-02', '2026-03-01', 28, '2026-03-01'],
  ['2026-12', '2027-05-05', 31, '2027-01-01'],
  ['2026-02', '2026-02-10', 10, '2026-02-11'],
  ['2026', '2027-01-01', 12, '2027-01-01'],
  ['2026', '2026-03-31', 3, '2026-04-01'],
])('%s on %s has %i rows and ends before %s', (period, today, count, end) => {
  const rows = rowsOfPeriod(period, today)
  expect([rows.days.length, rows.end]).toEqual([count, end])
})

test('the rows of each month of a year follow each other without a gap', () => {
  const { days } = rowsOfPeriod('2028', '2030-01-01')
  const all = days.flatMap((day) => rowsOfPeriod(day.slice(0, 7), '2030-01-01').days)
  expect(all).toEqual(Array.from({ length: 366 }, (_, index) => plusDays('2028-01-01', index)))
})
