import type { HelpContent } from '@ante/contract/console/help.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { TextField } from '../ui/text-field.tsx'
import type { FormProps } from './content-kind.ts'
import styles from './content.module.css'
import { LanguageTexts } from './language-texts.tsx'
import { ScheduleFields } from './schedule-fields.tsx'

/** All fields of an article of the help center. */
export function HelpForm({ shown, content, isReadOnly, language, onLanguage, onChange }: FormProps<HelpContent>) {
  const { t } = useLingui()
  return (
    <>
      <LanguageTexts
        languages={shown.languages}
        language={language}
        onLanguage={onLanguage}
        texts={content.texts}
        isReadOnly={isReadOnly}
        onChange={(texts) => onChange({ texts })}
      />
      <fieldset className={styles.part} disabled={isReadOnly}>
        <legend>
          <Trans>Place in the help center</Trans>
        </legend>
        <TextField
          label={t`Order`}
          hint={t`Lower numbers are shown first.`}
          value={String(content.position)}
          inputMode="numeric"
          isReadOnly={isReadOnly}
          onChange={(typed) => /^\d{0,3}$/.test(typed) && onChange({ position: Number(typed) })}
        />
      </fieldset>
      <ScheduleFields period={content} isReadOnly={isReadOnly} onChange={onChange} />
    </>
  )
}
