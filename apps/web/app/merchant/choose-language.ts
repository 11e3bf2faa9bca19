import type { Language } from '@ante/contract/merchant/language.ts'

import { leaveDialogs } from '../lib/pages/history-steps.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Remembers the language and loads the page anew, at the same address and place: the server's page has the right words,
 * fonts and direction from its first byte, and everything that was cached in the other language is gone.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = `language=${language}; path=/; samesite=lax; max-age=${YEAR_SECONDS}`
  await leaveDialogs()
  const address = new URL(window.location.href)
  // Where the browser keeps nothing, the address says it.
  if (isKept(language)) address.searchParams.delete('lang')
  else address.searchParams.set('lang', language)
  window.history.replaceState(window.history.state, '', address.href)
  // The browser knows the place; while the page stood, the app saw to it.
  window.history.scrollRestoration = 'auto'
  window.location.reload()
}

const isKept = (language: Language) => document.cookie.split('; ').includes(`language=${language}`)
