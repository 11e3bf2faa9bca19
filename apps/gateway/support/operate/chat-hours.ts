import { putSettings, settingsOf } from '../public.ts'
import type { Hours, Shift } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { UsageError } from '../../operator/kit/failures.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const DAY_MINUTES = 1_440
const HOW = 'Use `always`, or pairs of days and times: mon-fri 09:00-18:00 sat 10:00-14:00 sun closed.'

/** Sets the hours in which support is available. */
export const chatHours: Command = {
  action: 'update-hours',
  summary: 'Updates the hours of the live chat in the merchant’s time zone; messages outside these hours are stored',
  parameters: [
    merchantParameter,
    { name: 'times', about: 'pairs of days and times, or always', many: true, input: 'words' },
  ],
  examples: ['aurora always', 'aurora mon-fri 09:00-18:00 sat,sun 10:00-14:00', 'aurora fri 18:00-02:00 sun closed'],
  run: (operator, { positional: { merchant = '' }, many }) => {
    const parsed = parseHours(many)
    const effect = 'Chats opened from now on show the hours.'
    return change(operator, { merchant, command: 'chat update-hours', subject: '', effect }, async (tx) => {
      const { hours: before } = await settingsOf(tx, merchant)
      // Days without a new value keep their hours.
      const hours = parsed === null ? null : withoutClosed({ ...before, ...parsed })
      return { before: hoursText(before), after: hoursText(hours), write: () => putSettings(tx, merchant, { hours }) }
    })
  },
}

type WeeklyHours = Record<string, Shift | undefined>

function parseHours(words: string[]): WeeklyHours | null {
  const [first] = words
  if (words.length === 1 && first === 'always') return null
  if (words.length === 0 || words.length % 2 !== 0) throw new UsageError(HOW)
  const hours: WeeklyHours = {}
  for (let index = 0; index < words.length; index += 2) {
    const shift = parseShift(words[index + 1] ?? '')
    for (const day of parseWeekdays(words[index] ?? '')) hours[day] = shift
  }
  return hours
}

function parseWeekdays(word: string): string[] {
  return word.split(',').flatMap((part) => {
    const [from = '', to = from] = part.toLowerCase().split('-')
    const [begin, end] = [DAYS.indexOf(from), DAYS.indexOf(to)]
    if (begin < 0 || end < begin) throw new UsageError(`Invalid day: ${word}. ${HOW}`)
    return Array.from({ length: end - begin + 1 }, (_, index) => String(begin + index + 1))
  })
}

function parseShift(word: string): Shift | undefined {
  if (word === 'closed') return undefined
  const [, from, till] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(word) ?? []
  if (from === undefined || till === undefined) throw new UsageError(`Invalid time: ${word}. ${HOW}`)
  return { from: minutes(from) % DAY_MINUTES, till: minutes(till) }
}

function minutes(time: string): number {
  const [hours = 0, minutesPastHour = 0] = time.split(':').map(Number)
  if (minutesPastHour > 59 || hours * 60 + minutesPastHour > DAY_MINUTES)
    throw new UsageError(`Invalid time: ${time}. ${HOW}`)
  return hours * 60 + minutesPastHour
}

const withoutClosed = (input: WeeklyHours): Hours =>
  Object.fromEntries(Object.entries(input).flatMap(([day, shift]) => (shift ? [[day, shift]] : [])))

function hoursText(hours: Hours | null): unknown {
  if (hours === null) return 'always'
  const entries = DAYS.map((name, index): [string, string] => {
    const shift = hours[String(index + 1)]
    return [name, shift ? `${clock(shift.from)}-${clock(shift.till)}` : 'closed']
  })
  return Object.fromEntries(entries)
}

const clock = (at: number) => `${two(Math.floor(at / 60))}:${two(at % 60)}`
const two = (value: number) => String(value).padStart(2, '0')
