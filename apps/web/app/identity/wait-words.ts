import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

const MINUTE = 60
const HOUR = 3600
/** From here on nobody wants to know the smaller unit. */
const MANY = 90

/** How long somebody has to wait who has tried too often; said once, for what counts down is not read aloud. */
export function waitWords(seconds: number): MessageDescriptor {
  if (seconds < MANY) {
    return msg`Too many tries. You can go on in ${plural(seconds, { one: '# second', other: '# seconds' })}.`
  }
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes < MANY) {
    return msg`Too many tries. You can go on in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
  }
  const hours = Math.ceil(seconds / HOUR)
  return msg`Too many tries. You can go on in ${plural(hours, { one: '# hour', other: '# hours' })}.`
}

/** When the next code may be sent to a number that has had its share. */
export function nextCodeWords(seconds: number): MessageDescriptor {
  if (seconds < MANY) {
    return msg`The last code is on its way. The next one can be sent in ${plural(seconds, { one: '# second', other: '# seconds' })}.`
  }
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes < MANY) {
    return msg`This number has had enough codes for now. The next one can be sent in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
  }
  const hours = Math.ceil(seconds / HOUR)
  return msg`This number has had enough codes for now. The next one can be sent in ${plural(hours, { one: '# hour', other: '# hours' })}.`
}
