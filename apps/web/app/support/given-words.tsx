import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { RichText as Text } from '@ante/contract/messaging/rich-text/rich-text.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { RichText } from '../ui/rich-text.tsx'
import styles from './given-words.module.css'

interface Given {
  /** The one that they are in. */
  language: Language
}

/** A merchant's words in a line; where nobody has translated them they are read in their own language. */
export function GivenWords({ language, children }: Given & { children: ReactNode }) {
  return <span {...useSpeech(language)}>{children}</span>
}

/** A merchant's text, and a line that says so where it is not in the reader's language. */
export function GivenText({ language, text }: Given & { text: Text }) {
  const speech = useSpeech(language)
  return (
    <>
      <UntranslatedNote language={language} />
      <div {...speech}>
        <RichText text={text} />
      </div>
    </>
  )
}

/** Nothing where the text is in the reader's own language. */
export function UntranslatedNote({ language }: Given) {
  const { t, i18n } = useLingui()
  const { name, locale } = languages[language]
  if (locale === i18n.locale) return null
  return <p className={styles.note}>{t`Shown in ${name}: not translated yet.`}</p>
}

/** For screen readers, hyphenation and the direction of writing. */
export function useSpeech(language: Language) {
  const { i18n } = useLingui()
  const { locale, direction } = languages[language]
  return locale === i18n.locale ? {} : { lang: locale, dir: direction }
}
