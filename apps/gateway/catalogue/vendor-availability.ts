import type { Selectable } from 'kysely'

import { isRestricted } from '../merchant/public.ts'
import type { VendorClosingTable, VendorRegionTable } from './tables.ts'

export interface AvailabilityRules {
  closings: Selectable<VendorClosingTable>[]
  regions: Selectable<VendorRegionTable>[]
}

/** Whether a vendor's games can be opened by somebody, and why not. */
export type VendorAvailability = 'open' | 'restricted' | { until: Date | null }

export type ClosedVendors = ReadonlyMap<string, Date | null>

export interface AvailabilityContext {
  vendor: string
  /** The merchant whose site it is. */
  merchantCode: string
  /** Where he is, as far as anybody knows. */
  country: string | null
}

/** Where he may not play at all he is not told for how long it is closed. */
export function availabilityOf(
  { closings, regions }: AvailabilityRules,
  { vendor, merchantCode, country }: AvailabilityContext,
  now: Date,
): VendorAvailability {
  const concerns = regionsOf({ regions }, merchantCode).filter((one) => one.vendor === vendor)
  if (concerns.some((region) => isRestricted(region, country))) return 'restricted'
  const closing = closings.find((one) => one.vendor === vendor && isClosed(one, now))
  return closing ? { until: closing.until } : 'open'
}

/** What was said of every merchant, and of this one. */
export function regionsOf(
  { regions }: Pick<AvailabilityRules, 'regions'>,
  merchantCode: string,
): AvailabilityRules['regions'] {
  return regions.filter((one) => one.merchant_code === null || one.merchant_code === merchantCode)
}

/** The vendors that are closed at this moment, and until when; null where nobody has said. */
export function closedVendors({ closings }: Pick<AvailabilityRules, 'closings'>, now: Date): ClosedVendors {
  return new Map(closings.filter((one) => isClosed(one, now)).map(({ vendor, until }) => [vendor, until]))
}

/** When the next one opens by itself. */
export function nextOpening({ closings }: Pick<AvailabilityRules, 'closings'>, now: Date): Date | null {
  const times = closings.flatMap(({ until }) => (until && until > now ? until.getTime() : []))
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

const isClosed = ({ until }: Selectable<VendorClosingTable>, now: Date) => until === null || until > now
