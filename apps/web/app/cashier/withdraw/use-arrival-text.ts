import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const HOUR = 60
const DAY = 24 * HOUR
/** From this number of hours or days on, the text uses that unit instead of the smaller one. */
const LARGER_UNIT_FROM = 2

/** Describes the usual duration of a payment. */
export function useArrivalText(minutes: number): string {
  const { t } = useLingui()
  const hours = Math.ceil(minutes / HOUR)
  const days = Math.ceil(minutes / DAY)
  if (minutes < LARGER_UNIT_FROM * HOUR)
    return t`${plural(minutes, { one: 'within # minute', other: 'within # minutes' })}`
  if (minutes < LARGER_UNIT_FROM * DAY) return t`${plural(hours, { one: 'within # hour', other: 'within # hours' })}`
  return t`${plural(days, { one: 'within # day', other: 'within # days' })}`
}
