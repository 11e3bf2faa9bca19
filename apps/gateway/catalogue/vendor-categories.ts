import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { listVendorCategories, VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

type Sorting = VendorSettings['sorting']

/** Each vendor of a merchant once, in the order of the lobby, with the categories in which it has games. */
export function vendorCategories(sorting: Sorting): OutputOf<typeof listVendorCategories>['list'] {
  const names = new Map(sorting.flatMap(({ vendorNames }) => vendorNames.map((one) => [one.vassalage, one] as const)))
  return [...names.values()].map(({ vassalage, accountTypeName }) => ({
    vassalage,
    accountTypeName,
    gameTypes: sorting.flatMap(({ gameCategory, vendorNames }) =>
      vendorNames.some((one) => one.vassalage === vassalage) ? [gameCategory] : [],
    ),
  }))
}

/** The codes of the vendors that have games in a category, in the order of the lobby. */
export function vendorsOf(sorting: Sorting, category: GameCategory): string[] {
  const names = sorting.find(({ gameCategory }) => gameCategory === category)?.vendorNames ?? []
  return names.map(({ vassalage }) => vassalage)
}

/** The same by the code of the vendor: the `mapping` of the vendor settings. */
export const vendorMapping = (sorting: Sorting): Record<string, GameCategory[]> =>
  Object.fromEntries(vendorCategories(sorting).map(({ vassalage, gameTypes }) => [vassalage, gameTypes]))
