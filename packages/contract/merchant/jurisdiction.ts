import * as z from 'zod/mini'

/**
 * Jurisdiction of a merchant's licence: ISO 3166 codes of countries and their parts. `XX`: none of the others; the
 * platform's own rules apply. Source: compliance specification 2.
 */
export const Jurisdiction = z.enum([
  'XX',
  'GB',
  'DE',
  'SE',
  'NL',
  'ES',
  'DK',
  'CA-ON',
  'US-NJ',
  'BR',
  'PH',
  'MT',
  'CW',
  'IM',
])
export type Jurisdiction = z.infer<typeof Jurisdiction>

const HIGHER_AGES: Partial<Record<Jurisdiction, number>> = { 'CA-ON': 19, 'US-NJ': 21, PH: 21 }

/** Returns the least age of players that a jurisdiction permits, in years. */
export const leastAgeIn = (jurisdiction: Jurisdiction): number => HIGHER_AGES[jurisdiction] ?? 18
