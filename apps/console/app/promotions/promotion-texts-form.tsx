import type { PromotionContent } from '@ante/contract/console/promotions.ts'
import { languages as details } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

import styles from '../content/content.module.css'
import { HtmlField } from '../content/html-field.tsx'
import { TextField } from '../ui/text-field.tsx'

type Texts = PromotionContent['texts']

interface PromotionTextsProps {
  texts: Texts
  /** Languages of the site, the default first. */
  languages: readonly Language[]
  language: Language
  isReadOnly: boolean
  onLanguage(language: Language): void
  onChange(texts: Texts): void
}

/** Title, summary and terms in each language of the site, with what is missing. */
export function PromotionTextsForm({
  texts,
  languages,
  language,
  isReadOnly,
  onLanguage,
  onChange,
}: PromotionTextsProps) {
  const { t } = useLingui()
  const isWritten = (one: Language) => texts.some((text) => text.language === one && text.title.trim() !== '')
  const complete = languages.filter(isWritten)
  const text = texts.find((one) => one.language === language) ?? { language, title: '', summary: '', html: '' }
  const change = (changed: Partial<Texts[number]>) =>
    onChange([...texts.filter((one) => one.language !== language), { ...text, ...changed }])
  const { locale, direction, name } = details[language]
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
        <TextField
          label={t`Title in ${name}`}
          value={text.title}
          onChange={(title) => change({ title })}
          maxLength={120}
          isReadOnly={isReadOnly}
        />
        <TextField
          label={t`Summary in ${name}`}
          hint={t`One or two sentences for the list of promotions.`}
          value={text.summary}
          onChange={(summary) => change({ summary })}
          maxLength={300}
          isReadOnly={isReadOnly}
        />
        <HtmlField
          label={t`Terms in ${name}`}
          value={text.html}
          isReadOnly={isReadOnly}
          onChange={(html) => change({ html })}
        />
      </div>
    </fieldset>
  )
}
