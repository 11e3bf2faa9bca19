import * as z from 'zod/mini'

import { plusDays } from '../kit/days.ts'

/** A calendar year (`2026`) or month (`2026-02`) in the merchant's time zone. */
export const StatementPeriod = z.string().check(z.regex(/^[1-9]\d{3}(-(0[1-9]|1[0-2]))?$/))
export type StatementPeriod = z.output<typeof StatementPeriod>

/** Maximum number of months and of years offered; older periods are no longer offered. */
const MONTHS_OFFERED = 36
const YEARS_OFFERED = 10

const YEAR_LENGTH = 4
const MONTH_LENGTH = 7
const DECEMBER = 12

/** Whether a period is a year. The statement of a year has a row per month, the statement of a month a row per day. */
export const isYear = (period: StatementPeriod): boolean => period.length === YEAR_LENGTH

/** Returns the month before a month, or the year before a year. */
function before(period: StatementPeriod): StatementPeriod {
  if (isYear(period)) return String(Number(period) - 1)
  return plusDays(`${period}-01`, -1).slice(0, MONTH_LENGTH)
}

/**
 * Returns the months and years from the registration to today, latest first. The first of each list is not over yet.
 */
export function statementPeriods(registered: string, today: string): { months: string[]; years: string[] } {
  const periodsBack = (length: number, atMost: number) => {
    const found: string[] = []
    const first = registered.slice(0, length)
    for (let period = today.slice(0, length); period >= first && found.length < atMost; period = before(period)) {
      found.push(period)
    }
    return found
  }
  return { months: periodsBack(MONTH_LENGTH, MONTHS_OFFERED), years: periodsBack(YEAR_LENGTH, YEARS_OFFERED) }
}

/** Returns the first days of a statement's rows up to today, and the day after the last row. */
export function rowsOfPeriod(period: StatementPeriod, today: string): { days: string[]; end: string } {
  const starts: string[] = []
  if (isYear(period)) {
    for (let month = 1; month <= DECEMBER; month++) starts.push(`${period}-${String(month).padStart(2, '0')}-01`)
  } else {
    for (let day = `${period}-01`; day.startsWith(period); day = plusDays(day, 1)) starts.push(day)
  }
  const days = starts.filter((day) => day <= today)
  const next = starts[days.length]
  return { days, end: next ?? dayAfter(period) }
}

function dayAfter(period: StatementPeriod): string {
  if (isYear(period)) return `${Number(period) + 1}-01-01`
  const [year = '', month = ''] = period.split('-')
  return month === String(DECEMBER)
    ? `${Number(year) + 1}-01-01`
    : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`
}
