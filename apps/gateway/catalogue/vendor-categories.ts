import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { listVendorCategories, VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

type Sorting = VendorSettings['sorting']

/** Returns each vendor of a merchant once, in lobby order, with the categories in which it has games. */
export function vendorCategories(sorting: Sorting): OutputOf<typeof listVendorCategories>['list'] {
  const names = new Map(
    sorting.flatMap(({ vendorNames }) => vendorNames.map((vendorName) => [vendorName.vendor, vendorName] as const)),
  )
  return [...names.values()].map(({ vendor, vendorName }) => ({
    vendor,
    vendorName,
    categories: sorting.flatMap(({ category, vendorNames }) =>
      vendorNames.some((item) => item.vendor === vendor) ? [category] : [],
    ),
  }))
}

/** Returns the codes of vendors with games in a category, in lobby order. */
export function vendorsOf(sorting: Sorting, category: GameCategory): string[] {
  const names = sorting.find((section) => section.category === category)?.vendorNames ?? []
  return names.map(({ vendor }) => vendor)
}

/** Returns the categories of each vendor by code: the `mapping` of the vendor settings. */
export const vendorMapping = (sorting: Sorting): Record<string, GameCategory[]> =>
  Object.fromEntries(vendorCategories(sorting).map(({ vendor, categories }) => [vendor, categories]))
