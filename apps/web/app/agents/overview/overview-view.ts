import { addressReader } from '../../ui/records/address-reader.ts'
import { daysOf, daysParam } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** The default for agents is today. */
const USUAL: Days = 'today'

/** Parses the days from an address; invalid values fall back to defaults, and `mended` reports this. */
export function viewOf(search: URLSearchParams): { days: Days; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  return { days: read('days', daysOf, USUAL), mended: wasMended() }
}

export const viewAddress = (days: Days): string =>
  days === USUAL ? '/m/agent/team/overview' : `/m/agent/team/overview?days=${daysParam(days)}`
