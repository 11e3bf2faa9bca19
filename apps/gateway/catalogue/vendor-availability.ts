import type { Selectable } from 'kysely'

import { isRestricted } from '../merchant/public.ts'
import type { VendorClosingTable, VendorRegionTable } from './tables.ts'

export interface AvailabilityRules {
  closings: Selectable<VendorClosingTable>[]
  regions: Selectable<VendorRegionTable>[]
}

/** Whether a visitor can open a vendor's games, and otherwise the reason. */
export type VendorAvailability = 'open' | 'restricted' | { until: Date | null }

export type ClosedVendors = ReadonlyMap<string, Date | null>

export interface AvailabilityContext {
  vendor: string
  /** Merchant of the site. */
  merchantCode: string
  /** Country of the visitor, if known. */
  country: string | null
}

/** Returns the availability of a vendor. A region restriction takes precedence over a temporary closure. */
export function availabilityOf(
  { closings, regions }: AvailabilityRules,
  { vendor, merchantCode, country }: AvailabilityContext,
  now: Date,
): VendorAvailability {
  const concerns = regionsOf({ regions }, merchantCode).filter((region) => region.vendor === vendor)
  if (concerns.some((region) => isRestricted(region, country))) return 'restricted'
  const closing = closings.find((candidate) => candidate.vendor === vendor && isClosed(candidate, now))
  return closing ? { until: closing.until } : 'open'
}

/** Returns the rules for all merchants and those for this one. */
export function regionsOf(
  { regions }: Pick<AvailabilityRules, 'regions'>,
  merchantCode: string,
): AvailabilityRules['regions'] {
  return regions.filter((region) => region.merchant_code === null || region.merchant_code === merchantCode)
}

/** Returns the vendors that are closed at this moment, with the end of the closure; null if open-ended. */
export function closedVendors({ closings }: Pick<AvailabilityRules, 'closings'>, now: Date): ClosedVendors {
  return new Map(closings.filter((closing) => isClosed(closing, now)).map(({ vendor, until }) => [vendor, until]))
}

/** Returns the time of the next automatic opening. */
export function nextOpening({ closings }: Pick<AvailabilityRules, 'closings'>, now: Date): Date | null {
  const times = closings.flatMap(({ until }) => (until && until > now ? until.getTime() : []))
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

const isClosed = ({ until }: Selectable<VendorClosingTable>, now: Date) => until === null || until > now
