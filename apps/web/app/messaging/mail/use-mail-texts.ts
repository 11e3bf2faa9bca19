import type { Mail } from '@ante/contract/messaging/mail.ts'
import { useLingui } from '@lingui/react'

import { countryName } from '../../lib/i18n/country-name.ts'
import { useMerchant } from '../../merchant/public.ts'
import { mailTexts } from './mail-texts.ts'
import type { MailTexts } from './mail-texts.ts'

/** Returns a formatter for the text of a mail, independent of its sender. */
export function useMailTexts(): (mail: Mail) => MailTexts {
  const { i18n } = useLingui()
  const { zone } = useMerchant()
  return ({ automatic, letter }) => {
    if (automatic) {
      const name = (code: string) => countryName(code, i18n.locale)
      return mailTexts(automatic.template, automatic.detail, { i18n, zone, countryName: name })
    }
    return { title: letter?.title ?? '', text: letter?.beginning ?? '', link: null }
  }
}
