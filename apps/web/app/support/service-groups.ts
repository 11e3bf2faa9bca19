import type { CustomerService } from '@ante/contract/merchant/settings.ts'

export type ServiceType = CustomerService['csType']

/** The ways of one kind, in their order. A group with one opens at once, one with more opens a list. */
export interface ServiceGroup {
  type: ServiceType
  entries: [CustomerService, ...CustomerService[]]
}

/** Puts the ways to reach the merchant together by kind; the kinds stand in the order in which he lists them. */
export function serviceGroups(entries: readonly CustomerService[]): ServiceGroup[] {
  const groups = new Map<ServiceType, ServiceGroup>()
  for (const entry of entries) {
    const group = groups.get(entry.csType)
    if (group) group.entries.push(entry)
    else groups.set(entry.csType, { type: entry.csType, entries: [entry] })
  }
  for (const { entries: ways } of groups.values()) ways.sort(byPosition)
  return [...groups.values()]
}

/** Positions are mostly numbers: the tenth stands after the second. */
const byPosition = (one: CustomerService, other: CustomerService) =>
  one.csPosition.localeCompare(other.csPosition, 'en', { numeric: true })
