import { addressReader } from '../../ui/records/address-reader.ts'
import { daysOf, daysParam } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** An agent looks at his day first. */
const USUAL: Days = 'today'

/** Reads the days out of an address; what makes no sense there falls back, and `mended` says so. */
export function viewOf(search: URLSearchParams): { days: Days; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  return { days: read('days', daysOf, USUAL), mended: wasMended() }
}

export const viewAddress = (days: Days): string =>
  days === USUAL ? '/m/agent/team/overview' : `/m/agent/team/overview?days=${daysParam(days)}`
