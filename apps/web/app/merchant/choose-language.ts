import type { Language } from '@ante/contract/merchant/language.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Remembers the language and loads the address anew: the server's page then has the right words, fonts and direction
 * from its first byte, and everything that was cached in the other language is gone.
 */
export function chooseLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; samesite=lax; max-age=${YEAR_SECONDS}`
  const address = new URL(window.location.href)
  address.searchParams.delete('lang')
  // The same address again would only scroll if it has a fragment.
  address.hash = ''
  if (address.href === window.location.href) window.location.reload()
  else window.location.replace(address)
}
