import type { SupportShift } from '@ante/contract/console/support-settings.ts'

/** A day of the form: times as `09:00`. */
export interface DayHours {
  isOpen: boolean
  from: string
  till: string
}

/** Hours of a day that is opened in the form. */
const USUAL: Omit<DayHours, 'isOpen'> = { from: '09:00', till: '18:00' }
const TIME = /^(\d{1,2}):(\d{2})$/
const DAY_MINUTES = 1_440

const two = (value: number) => String(value).padStart(2, '0')
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Returns the seven days of the form, from Monday; all are open around the clock without hours. */
export const daysOf = (shifts: readonly SupportShift[] | null): DayHours[] =>
  Array.from({ length: 7 }, (_, index) => {
    const shift = shifts?.find(({ day }) => day === index + 1)
    return shift ? { isOpen: true, from: timeOf(shift.from), till: timeOf(shift.till) } : { isOpen: false, ...USUAL }
  })

/** Returns the minutes of a time of the day up to 24:00, or null. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = TIME.exec(time.trim()) ?? []
  if (hours === undefined || minutes === undefined || Number(minutes) > 59) return null
  const all = Number(hours) * 60 + Number(minutes)
  return all <= DAY_MINUTES ? all : null
}

/** Whether the times of an open day can be stored. The end may be on the next day, and not 0:00. */
export function isGoodDay({ isOpen, from, till }: DayHours): boolean {
  if (!isOpen) return true
  const [start, end] = [minutesOf(from), minutesOf(till)]
  return start !== null && start < DAY_MINUTES && end !== null && end > 0
}

/** Returns the shifts of days that `isGoodDay` admits. */
export const shiftsOf = (days: readonly DayHours[]): SupportShift[] =>
  days.flatMap(({ isOpen, from, till }, index) =>
    isOpen ? [{ day: index + 1, from: minutesOf(from) ?? 0, till: minutesOf(till) ?? DAY_MINUTES }] : [],
  )
