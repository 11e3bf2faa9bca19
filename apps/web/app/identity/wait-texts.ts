import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

const MINUTE = 60
const HOUR = 3600
/** From this number of seconds or minutes on, the text uses the next larger unit. */
const LARGER_UNIT_FROM = 90

/** Describes the waiting time after too many attempts; announced once, because countdowns are not read aloud. */
export function waitTexts(seconds: number): MessageDescriptor {
  if (seconds < LARGER_UNIT_FROM) {
    return msg`Too many attempts. Try again in ${plural(seconds, { one: '# second', other: '# seconds' })}.`
  }
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes < LARGER_UNIT_FROM) {
    return msg`Too many attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
  }
  const hours = Math.ceil(seconds / HOUR)
  return msg`Too many attempts. Try again in ${plural(hours, { one: '# hour', other: '# hours' })}.`
}

/** Time until the next code may be sent to a number at its limit. */
export function nextCodeTexts(seconds: number): MessageDescriptor {
  if (seconds < LARGER_UNIT_FROM) {
    return msg`A code is on its way. You can request another in ${plural(seconds, { one: '# second', other: '# seconds' })}.`
  }
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes < LARGER_UNIT_FROM) {
    return msg`Code limit reached for this number. You can request another in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
  }
  const hours = Math.ceil(seconds / HOUR)
  return msg`Code limit reached for this number. You can request another in ${plural(hours, { one: '# hour', other: '# hours' })}.`
}
