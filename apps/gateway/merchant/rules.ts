import type { Merchant } from './directory.ts'

type Regions = Pick<Merchant, 'refused_countries' | 'allowed_countries'>

/**
 * Whether somebody in this country may not use the site. Where only some countries are allowed, a visitor of whom nobody
 * knows where he is has to stay outside: a licence for one country says nothing of the rest of the world.
 */
export function isRestricted({ refused_countries, allowed_countries }: Regions, country: string | null): boolean {
  if (country === null) return allowed_countries.length > 0
  if (refused_countries.includes(country)) return true
  return allowed_countries.length > 0 && !allowed_countries.includes(country)
}
