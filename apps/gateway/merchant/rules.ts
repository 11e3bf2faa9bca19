import type { Merchant } from './directory.ts'

type Regions = Pick<Merchant, 'refused_countries' | 'allowed_countries'>

/**
 * Whether the site is restricted in this country; null is an unknown country. If only some countries are allowed, an
 * unknown country is refused: a licence for one country does not cover others.
 */
export function isRestricted({ refused_countries, allowed_countries }: Regions, country: string | null): boolean {
  if (country === null) return allowed_countries.length > 0
  if (refused_countries.includes(country)) return true
  return allowed_countries.length > 0 && !allowed_countries.includes(country)
}
