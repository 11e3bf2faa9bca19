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

/**
 * Marks a journey through what the demo's other merchant does not offer, or whose second run would show nothing new: no
 * look, no words, no direction of writing matters to it. Only Aurora's project runs it.
 */
export const AURORA_ALONE = '@aurora'
