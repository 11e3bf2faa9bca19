import type { SetupSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import { languages as speeches } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'

import { templateText } from '../brands/brand-texts.ts'
import { Facts } from '../ui/side-panel.tsx'
import { demoChannelText, jurisdictionText } from './setup-texts.ts'

/** The entered values in words. */
export function SetupFacts({ steps }: { steps: SetupSteps }) {
  const { t } = useLingui()
  const { site, look, languages, licence, payments, games, content } = steps
  const depositsOf = ({ demoChannels, bank }: NonNullable<SetupSteps['payments']>) =>
    [...demoChannels.map((code) => t(demoChannelText[code])), ...(bank ? [t`Transfer to ${bank.bankName}`] : [])].join(
      ', ',
    ) || t`None`
  const facts: [string, string][] = [
    ...(site
      ? ([
          [t`Name`, site.name],
          [t`Code`, site.code],
          [t`Hosts`, site.hosts.join(', ')],
          [t`Currency`, site.currency],
          [t`Time zone`, site.zone],
        ] satisfies [string, string][])
      : []),
    ...(look ? ([[t`Look`, t(templateText[look.template])]] satisfies [string, string][]) : []),
    ...(languages
      ? ([[t`Default language`, speeches[languages.defaultLanguage].name]] satisfies [string, string][])
      : []),
    ...(licence
      ? ([
          [t`Jurisdiction`, t(jurisdictionText[licence.jurisdiction])],
          [t`Minimum age`, String(licence.minimumAge)],
        ] satisfies [string, string][])
      : []),
    ...(payments ? ([[t`Deposits`, depositsOf(payments)]] satisfies [string, string][]) : []),
    ...(games ? ([[t`Vendors`, games.vendors.join(', ') || t`None`]] satisfies [string, string][]) : []),
    ...(content ? ([[t`Demo content`, content.demo ? t`Yes` : t`No`]] satisfies [string, string][]) : []),
  ]
  return facts.length > 0 ? <Facts facts={facts} /> : null
}
