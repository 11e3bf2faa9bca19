import type { Mail } from '@ante/contract/messaging/mail.ts'
import { useLingui } from '@lingui/react'

import { countryName } from '../../lib/words/country-name.ts'
import { useMerchant } from '../../merchant/public.ts'
import { mailWords } from './mail-words.ts'
import type { MailWords } from './mail-words.ts'

/** Returns a formatter for the text of a mail, independent of its sender. */
export function useMailWords(): (mail: Mail) => MailWords {
  const { i18n } = useLingui()
  const { zone } = useMerchant()
  return ({ automatic, letter }) => {
    if (automatic) {
      const name = (code: string) => countryName(code, i18n.locale)
      return mailWords(automatic.template, automatic.detail, { i18n, zone, countryName: name })
    }
    return { title: letter?.title ?? '', words: letter?.beginning ?? '', link: null }
  }
}
