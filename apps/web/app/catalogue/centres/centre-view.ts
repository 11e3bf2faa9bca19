import { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { VendorHall } from '@ante/contract/catalogue/halls.ts'

import { unknown } from '../unknown-note.tsx'
import type { Unknown } from '../unknown-note.tsx'

export interface CentreView {
  category: GameCategory | null
  /** All pages of the requested vendor, that of the category first; empty without a vendor. */
  own: readonly VendorHall[]
  unknown: Unknown | null
}

/** Parses the view from an address, as far as there is a matching vendor page. */
export function centreOf(search: URLSearchParams, halls: readonly VendorHall[]): CentreView {
  const [asked, vendor] = [search.get('gameType') ?? '', search.get('vassalage') ?? '']
  const category = categoryIn(asked, halls)
  const isKnown = !asked || category !== null || asked.toUpperCase() === 'HOT'
  const strange = isKnown ? null : unknown('category', asked)
  if (!vendor) return { category, own: [], unknown: strange }

  const own = halls.filter((hall) => hall.vendor === vendor.toUpperCase())
  if (own.length === 0) return { category, own, unknown: unknown('maker', vendor) }
  const here = own.filter((hall) => hall.category === category)
  return { category, own: [...here, ...own.filter((hall) => !here.includes(hall))], unknown: strange }
}

function categoryIn(asked: string, halls: readonly VendorHall[]): GameCategory | null {
  const category = GameCategory.safeParse(asked.toUpperCase()).data
  return category && halls.some((hall) => hall.category === category) ? category : null
}

/** Categories with vendor pages, in order. */
export const categoriesIn = (halls: readonly VendorHall[]): GameCategory[] => [
  ...new Set(halls.map(({ category }) => category)),
]
