import { site } from './site.ts'

/** Merchant and language of a journey. */
export interface BrandOptions {
  merchant: 'aurora' | 'lotus'
  language: 'en' | 'ar'
}

const HOSTS = { aurora: 'localhost', lotus: 'lotus.localhost' }

export function addressOf(merchant: BrandOptions['merchant']): string {
  return `http://${HOSTS[merchant]}:${site().port}`
}

/**
 * Marks a journey that the gate runs at both brands, because the brand, its promotions or the writing direction
 * matters.
 */
export const BOTH = '@both'

/** Marks a journey through functions that the demo's second merchant does not offer, so it runs at Aurora only. */
export const AURORA_ONLY = '@aurora'

/** Marks a journey that the gate leaves to a deep run. */
export const DEEP = '@deep'

/** Whether the gate is running: deep runs, and runs of a single file, run every journey at both brands. */
export const isGateRun = process.env['JOURNEYS'] === 'gate'
