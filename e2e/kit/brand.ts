import { site } from './site.ts'

/** At which merchant, and in which language, a journey is made. */
export interface BrandOptions {
  merchant: 'aurora' | 'lotus'
  language: 'en' | 'ar'
}

const HOSTS = { aurora: 'localhost', lotus: 'lotus.localhost' }

export function addressOf(merchant: BrandOptions['merchant']): string {
  return `http://${HOSTS[merchant]}:${site().port}`
}

/** Marks a journey that the gate makes at both brands: the brand, its offers or the direction of writing matter to it. */
export const BOTH = '@both'

/** Marks a journey through what the demo's second merchant does not offer, so it is made at Aurora only. */
export const AURORA_ALONE = '@aurora'

/** Marks a journey that the gate leaves to a deep run. */
export const DEEP = '@deep'

/** Whether the gate runs: a deep run, and a developer who runs one file, make every journey at both brands. */
export const isGate = process.env['JOURNEYS'] === 'gate'
