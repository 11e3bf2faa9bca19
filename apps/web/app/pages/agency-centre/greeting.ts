import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Greetings from that hour on. Source: product specification 2, "Agent home". */
const GREETINGS: [hour: number, words: MessageDescriptor][] = [
  [19, msg`Good evening`],
  [15, msg`Good afternoon`],
  [11, msg`Good day`],
  [0, msg`Good morning`],
]

/** Returns the greeting for an hour of the reader's own clock. */
export function greetingAt(hour: number): MessageDescriptor | undefined {
  return GREETINGS.find(([from]) => hour >= from)?.[1]
}
