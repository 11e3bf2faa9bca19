import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

const NAMES: Record<string, MessageDescriptor> = {
  special: msg`Special`,
  consolation: msg`Consolation`,
  front3: msg`First three`,
  back3: msg`Last three`,
  bottom2: msg`Two digits`,
}

/** Returns the label of a prize in a prize table; `name` is the rules' own. */
export function prizeName(name: string, i18n: I18n): string {
  const message = NAMES[name]
  if (message) return i18n._(message)
  const prize = PLACES.indexOf(name) + 1
  return prize > 0 ? i18n._(msg`Prize ${prize}`) : name
}
