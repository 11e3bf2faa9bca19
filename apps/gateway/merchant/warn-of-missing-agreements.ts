import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from './directory.ts'
import { languagesWithoutAgreement } from './offered-languages.ts'

/**
 * Logs merchants with languages in which no user agreement is in effect. The default language is offered nevertheless.
 */
export function warnOfMissingAgreements(
  merchants: MerchantDirectory,
  { clock, log }: Pick<Ports, 'clock' | 'log'>,
): void {
  for (const merchant of merchants.all()) {
    const missingLanguages = languagesWithoutAgreement(merchant, clock.now())
    if (merchant.trial_of !== null || missingLanguages.length === 0) continue
    const { code: merchantCode, settings } = merchant
    const shownLanguages = missingLanguages.filter((language) => language === settings.defaultLanguage)
    log.warn(
      { event: 'merchant.agreement_missing', merchantCode, missing: missingLanguages, shown: shownLanguages },
      'languages without user agreement are hidden, except the default language',
    )
  }
}
