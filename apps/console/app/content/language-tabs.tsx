import { languages as details } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

import styles from './content.module.css'

interface LanguageTabsProps {
  /** Languages of the site, the default first. */
  languages: readonly Language[]
  language: Language
  isWritten(language: Language): boolean
  onLanguage(language: Language): void
  /** Fields of the chosen language. */
  children: ReactNode
}

/** Fields of one language of the site, with what is missing in the others. */
export function LanguageTabs({ languages, language, isWritten, onLanguage, children }: LanguageTabsProps) {
  const { t } = useLingui()
  const complete = languages.filter(isWritten)
  const { locale, direction } = details[language]
  return (
    <fieldset className={styles.part}>
      <legend>
        <Trans>
          Texts: {complete.length} of {languages.length} languages
        </Trans>
      </legend>
      <div className={styles.meter} aria-hidden>
        <span style={{ width: `${(complete.length / Math.max(languages.length, 1)) * 100}%` }} />
      </div>
      <ToggleButtonGroup
        aria-label={t`Language`}
        className={styles.languages ?? ''}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[language]}
        onSelectionChange={(keys) => {
          const chosen = languages.find((one) => keys.has(one))
          if (chosen) onLanguage(chosen)
        }}
      >
        {languages.map((one) => (
          <ToggleButton key={one} id={one} className={styles.language ?? ''}>
            {isWritten(one) ? <CircleCheck size={13} aria-hidden /> : <CircleAlert size={13} aria-label={t`Missing`} />}
            {details[one].name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div key={language} lang={locale} dir={direction} className={styles.part}>
        {children}
      </div>
    </fieldset>
  )
}
