import type { CustomerService } from '@ante/contract/merchant/settings.ts'

export type ServiceType = CustomerService['csType']

/** Contacts of one category, in order. A group with one contact opens it directly, one with more opens a list. */
export interface ServiceGroup {
  type: ServiceType
  entries: [CustomerService, ...CustomerService[]]
}

/** Groups the merchant's contacts by category, in the merchant's order. */
export function serviceGroups(entries: readonly CustomerService[]): ServiceGroup[] {
  const groups = new Map<ServiceType, ServiceGroup>()
  for (const entry of entries) {
    const group = groups.get(entry.csType)
    if (group) group.entries.push(entry)
    else groups.set(entry.csType, { type: entry.csType, entries: [entry] })
  }
  for (const { entries: contacts } of groups.values()) contacts.sort(byPosition)
  return [...groups.values()]
}

/** Positions are mostly numbers: the tenth comes after the second. */
const byPosition = (a: CustomerService, b: CustomerService) =>
  a.csPosition.localeCompare(b.csPosition, 'en', { numeric: true })
