import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { MerchantSettings } from '@ante/contract/merchant/settings.ts'

type Choice = Pick<MerchantSettings, 'languages' | 'defaultLanguage'>

export interface LanguageHints {
  /** `?lang=` of the address, or the `Language` header of a call. */
  asked?: string | undefined
  cookie?: string | undefined
  acceptLanguage?: string | undefined
}

/** The visitor's language: address, then cookie, then what the browser accepts, then the merchant's own. */
export function languageOf(choice: Choice, { asked, cookie, acceptLanguage }: LanguageHints): Language {
  const offered = (code: string | undefined) => choice.languages.find((language) => language === code?.toUpperCase())
  return offered(asked) ?? offered(languageCookie(cookie)) ?? accepted(choice, acceptLanguage) ?? choice.defaultLanguage
}

function languageCookie(cookie: string | undefined): string | undefined {
  return /(?:^|;\s*)language=([A-Za-z]{2})(?:;|$)/.exec(cookie ?? '')?.[1]
}

const HEADER_LIMIT = 200

function accepted(choice: Choice, header = ''): Language | undefined {
  const wanted = header
    .slice(0, HEADER_LIMIT)
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.trim().split(';q=')
      return { primary: tag.split('-')[0]?.toLowerCase(), weight: q === undefined ? 1 : Number(q) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { primary } of wanted) {
    // `tl` is what older browsers call Filipino.
    const locale = primary === 'tl' ? 'fil' : primary
    const found = choice.languages.find((language) => languages[language].locale === locale)
    if (found) return found
  }
  return undefined
}
