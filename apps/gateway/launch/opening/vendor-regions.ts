import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { listVendorRegions } from '@ante/contract/catalogue/vendor-regions.ts'

import type { Catalogue } from '../../catalogue/public.ts'
import { isRestricted } from '../../merchant/public.ts'

type Listed = OutputOf<typeof listVendorRegions>['list']

/** Merges a vendor's rules for all merchants with those for one merchant. */
export function vendorRegions(regions: ReturnType<Catalogue['regionsOf']>, country: string | null): Listed {
  const vendors = [...new Set(regions.map(({ vendor }) => vendor))].sort()
  return vendors.map((vendor) => {
    const ofVendor = regions.filter((region) => region.vendor === vendor)
    const lists = ofVendor.map((region) => region.allowed_countries).filter((countries) => countries.length > 0)
    const [first = [], ...otherLists] = lists
    return {
      vendor,
      refused: [...new Set(ofVendor.flatMap((region) => region.refused_countries))].sort(),
      only: first.filter((code) => otherLists.every((countries) => countries.includes(code))),
      restricted: ofVendor.some((region) => isRestricted(region, country)),
    }
  })
}
