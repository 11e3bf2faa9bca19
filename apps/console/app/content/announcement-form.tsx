import type { AnnouncementContent } from '@ante/contract/console/announcements.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { TextField } from '../ui/text-field.tsx'
import type { FormProps } from './content-kind.ts'
import styles from './content.module.css'
import { LanguageTexts } from './language-texts.tsx'
import { LinkFields } from './link-fields.tsx'
import { PlacementFields } from './placement-fields.tsx'
import { ScheduleFields } from './schedule-fields.tsx'

/** All fields of an announcement. */
export function AnnouncementForm({
  shown: { languages },
  content,
  language,
  isReadOnly,
  onLanguage,
  onChange,
}: FormProps<AnnouncementContent>) {
  const { t } = useLingui()
  return (
    <>
      <LanguageTexts
        languages={languages}
        language={language}
        onLanguage={onLanguage}
        texts={content.texts}
        isReadOnly={isReadOnly}
        onChange={(texts) => onChange({ texts })}
      />
      <PlacementFields content={content} isReadOnly={isReadOnly} onChange={onChange} />
      <fieldset className={styles.part} disabled={isReadOnly}>
        <legend>
          <Trans>Picture and link</Trans>
        </legend>
        <TextField
          label={t`Picture`}
          hint={t`Address of the site (/pictures/…) or https://. Popups use 780 × 360.`}
          value={content.picture ?? ''}
          isReadOnly={isReadOnly}
          onChange={(typed) => onChange({ picture: typed || null })}
        />
        <LinkFields link={content.link} isReadOnly={isReadOnly} onChange={(link) => onChange({ link })} />
      </fieldset>
      <ScheduleFields period={content} isReadOnly={isReadOnly} onChange={onChange} />
    </>
  )
}
