import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { RichText as Text } from '@ante/contract/messaging/rich-text/rich-text.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { RichText } from '../ui/rich-text.tsx'
import styles from './merchant-text.module.css'

interface TextLanguage {
  /** Language of the text. */
  language: Language
}

/** A merchant's text in a line; without a translation it is marked with its own language. */
export function MerchantTextLine({ language, children }: TextLanguage & { children: ReactNode }) {
  return (
    <span {...useTextLanguage(language)} dir="auto">
      {children}
    </span>
  )
}

/** A merchant's text, with a note if it is not in the reader's language. */
export function MerchantText({ language, text }: TextLanguage & { text: Text }) {
  const speech = useTextLanguage(language)
  return (
    <>
      <UntranslatedNote language={language} />
      <div {...speech}>
        <RichText text={text} />
      </div>
    </>
  )
}

/** Note that a text is untranslated; empty if the text is in the reader's own language. */
export function UntranslatedNote({ language }: TextLanguage) {
  const { t, i18n } = useLingui()
  const { name, locale } = languages[language]
  if (locale === i18n.locale) return null
  return <p className={styles.note}>{t`Shown in ${name}. Not translated yet.`}</p>
}

/** Returns the language attributes, for screen readers, hyphenation and the writing direction. */
export function useTextLanguage(language: Language) {
  const { i18n } = useLingui()
  const { locale, direction } = languages[language]
  return locale === i18n.locale ? {} : { lang: locale, dir: direction }
}
