import type { Language } from '@ante/contract/merchant/language.ts'

import type { Merchant } from './directory.ts'

type MerchantWithLanguages = Pick<Merchant, 'settings' | 'agreement_from'>

/**
 * Returns the languages offered to players: the merchant's languages in which a user agreement is in effect, and always
 * the default language.
 */
export function offeredLanguages(merchant: MerchantWithLanguages, now: Date): Language[] {
  const { languages, defaultLanguage } = merchant.settings
  const hidden = languagesWithoutAgreement(merchant, now)
  return languages.filter((language) => language === defaultLanguage || !hidden.includes(language))
}

/** Returns the merchant's languages in which no user agreement is in effect. */
export const languagesWithoutAgreement = (merchant: MerchantWithLanguages, now: Date): Language[] =>
  merchant.settings.languages.filter((language) => !(startIn(merchant, language) <= now.getTime()))

/** Returns the time of the next change of the offered languages, in ms; Infinity if none is scheduled. */
export function nextOffer(merchant: MerchantWithLanguages, now: Date): number {
  const starts = merchant.settings.languages.map((language) => startIn(merchant, language))
  return Math.min(...starts.filter((start) => start > now.getTime()), Infinity)
}

/** Returns the time from which a user agreement is in effect in a language; NaN if there is none. */
const startIn = ({ agreement_from: from }: MerchantWithLanguages, language: Language): number =>
  Date.parse(from[language] ?? '')
