import { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { VendorHall } from '@ante/contract/catalogue/halls.ts'

import { unknown } from '../unknown-note.tsx'
import type { UnavailableItem } from '../unknown-note.tsx'

export interface CentreView {
  category: GameCategory | null
  /** All pages of the requested vendor, with the page of the requested category first; empty without a vendor. */
  vendorHalls: readonly VendorHall[]
  unknown: UnavailableItem | null
}

/** Parses the view from an address; a category or vendor without a vendor page is reported as `unknown`. */
export function centreOf(search: URLSearchParams, halls: readonly VendorHall[]): CentreView {
  const [requested, vendor] = [search.get('gameType') ?? '', search.get('vassalage') ?? '']
  const category = categoryIn(requested, halls)
  const isKnown = !requested || category !== null || requested.toUpperCase() === 'HOT'
  const unknownCategory = isKnown ? null : unknown('category', requested)
  if (!vendor) return { category, vendorHalls: [], unknown: unknownCategory }

  const vendorHalls = halls.filter((hall) => hall.vendor === vendor.toUpperCase())
  if (vendorHalls.length === 0) return { category, vendorHalls, unknown: unknown('vendor', vendor) }
  const categoryHalls = vendorHalls.filter((hall) => hall.category === category)
  return {
    category,
    vendorHalls: [...categoryHalls, ...vendorHalls.filter((hall) => !categoryHalls.includes(hall))],
    unknown: unknownCategory,
  }
}

function categoryIn(requested: string, halls: readonly VendorHall[]): GameCategory | null {
  const category = GameCategory.safeParse(requested.toUpperCase()).data
  return category && halls.some((hall) => hall.category === category) ? category : null
}

/** Categories with vendor pages, in order. */
export const categoriesIn = (halls: readonly VendorHall[]): GameCategory[] => [
  ...new Set(halls.map(({ category }) => category)),
]
