import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { MerchantSettings } from '@ante/contract/merchant/settings.ts'

import { localesFor } from './accepted-locales.ts'

type Choice = Pick<MerchantSettings, 'languages' | 'defaultLanguage'>

export interface LanguageHints {
  /** `?lang=` in the URL, or the `Language` header of a call. */
  requested?: string | undefined
  cookie?: string | undefined
  acceptLanguage?: string | undefined
}

/** Returns the visitor's language: from URL, then cookie, then the browser's header, then the merchant's default. */
export function languageOf(choice: Choice, { requested, cookie, acceptLanguage }: LanguageHints): Language {
  const offeredLanguage = (code: string | undefined) =>
    choice.languages.find((language) => language === code?.toUpperCase())
  return (
    offeredLanguage(requested) ??
    offeredLanguage(languageCookie(cookie)) ??
    accepted(choice, acceptLanguage) ??
    choice.defaultLanguage
  )
}

function languageCookie(cookie: string | undefined): string | undefined {
  return /(?:^|;\s*)language=([A-Za-z]{2})(?:;|$)/.exec(cookie ?? '')?.[1]
}

function accepted({ languages: offered }: Choice, header?: string): Language | undefined {
  for (const locale of localesFor(header)) {
    const match = offered.find((language) => languages[language].locale === locale)
    if (match) return match
  }
  return undefined
}
