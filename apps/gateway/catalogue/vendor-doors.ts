import type { Selectable } from 'kysely'

import { isRestricted } from '../merchant/public.ts'
import type { VendorClosingTable, VendorRegionTable } from './tables.ts'

export interface DoorRules {
  closings: Selectable<VendorClosingTable>[]
  regions: Selectable<VendorRegionTable>[]
}

/** Whether a vendor's games can be opened by somebody, and why not. */
export type VendorDoor = 'open' | 'restricted' | { until: Date | null }

export type ClosedVendors = ReadonlyMap<string, Date | null>

export interface AtDoor {
  vendor: string
  /** The merchant whose site it is. */
  merchantCode: string
  /** Where he is, as far as anybody knows. */
  country: string | null
}

/** Where he may not play at all he is not told for how long it is closed. */
export function doorOf(
  { closings, regions }: DoorRules,
  { vendor, merchantCode, country }: AtDoor,
  now: Date,
): VendorDoor {
  const concerns = regionsOf({ regions }, merchantCode).filter((one) => one.vendor === vendor)
  if (concerns.some((region) => isRestricted(region, country))) return 'restricted'
  const closing = closings.find((one) => one.vendor === vendor && isClosed(one, now))
  return closing ? { until: closing.until } : 'open'
}

/** What was said of every merchant, and of this one. */
export function regionsOf({ regions }: Pick<DoorRules, 'regions'>, merchantCode: string): DoorRules['regions'] {
  return regions.filter((one) => one.merchant_code === null || one.merchant_code === merchantCode)
}

/** The vendors that are closed at this moment, and until when; null where nobody has said. */
export function closedVendors({ closings }: Pick<DoorRules, 'closings'>, now: Date): ClosedVendors {
  return new Map(closings.filter((one) => isClosed(one, now)).map(({ vendor, until }) => [vendor, until]))
}

/** When the next one opens by itself. */
export function nextOpening({ closings }: Pick<DoorRules, 'closings'>, now: Date): Date | null {
  const times = closings.flatMap(({ until }) => (until && until > now ? until.getTime() : []))
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

const isClosed = ({ until }: Selectable<VendorClosingTable>, now: Date) => until === null || until > now
