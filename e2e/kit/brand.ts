/** At which merchant, and in which language, a journey is made. */
export interface BrandOptions {
  merchant: 'aurora' | 'lotus'
  language: 'en' | 'ar'
}

const HOSTS = { aurora: 'localhost', lotus: 'lotus.localhost' }

export function addressOf(merchant: BrandOptions['merchant']): string {
  return `http://${HOSTS[merchant]}:${process.env['E2E_PORT']}`
}

/** Marks a journey through what the demo's other merchant does not offer; only Aurora's project runs it. */
export const AURORA_ALONE = '@aurora'
