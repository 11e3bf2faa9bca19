import type { Language } from '@ante/contract/merchant/language.ts'

import { reloadPage } from '../lib/browser/reload-page.ts'
import { leaveDialogs } from '../lib/pages/history-steps.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Stores the language and reloads the page at the same address and scroll position: the server-rendered page has the
 * right messages, fonts and direction from its first byte, and all data cached in the other language is gone.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = `language=${language}; path=/; samesite=lax; max-age=${YEAR_SECONDS}`
  await leaveDialogs()
  const address = new URL(window.location.href)
  // Where the browser stores no cookies, the language is in the address.
  if (isStoredInCookie(language)) address.searchParams.delete('lang')
  else address.searchParams.set('lang', language)
  window.history.replaceState(window.history.state, '', address.href)
  reloadPage()
}

const isStoredInCookie = (language: Language) => document.cookie.split('; ').includes(`language=${language}`)
