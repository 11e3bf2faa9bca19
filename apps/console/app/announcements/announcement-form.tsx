import type { AnnouncementContent } from '@ante/contract/console/announcements.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { fromDate, parseDateTime, toCalendarDateTime } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'

import { useSite } from '../lib/site.ts'
import { TextField } from '../ui/text-field.tsx'
import { TimeField } from '../ui/time-field.tsx'
import styles from './announcements.module.css'
import { LanguageTexts } from './language-texts.tsx'
import { PlacementFields } from './placement-fields.tsx'

interface AnnouncementFormProps {
  content: AnnouncementContent
  languages: readonly Language[]
  language: Language
  isReadOnly: boolean
  onLanguage(language: Language): void
  onChange(changed: Partial<AnnouncementContent>): void
}

const NO_WORDS: readonly string[] = []

/** All fields of an announcement. */
export function AnnouncementForm({ content, isReadOnly, onChange, ...texts }: AnnouncementFormProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  return (
    <div className={styles.form}>
      <LanguageTexts
        {...texts}
        texts={content.texts}
        isReadOnly={isReadOnly}
        onChange={(changed) => onChange({ texts: changed })}
      />
      <PlacementFields content={content} isReadOnly={isReadOnly} onChange={onChange} />
      <fieldset className={styles.part} disabled={isReadOnly}>
        <legend>
          <Trans>Picture and link</Trans>
        </legend>
        <div className={styles.columns}>
          <TextField
            label={t`Picture`}
            hint={t`Address of the site (/pictures/…) or https://. Popups use 780 × 360.`}
            value={content.picture ?? ''}
            isReadOnly={isReadOnly}
            onChange={(typed) => onChange({ picture: typed || null })}
          />
          <TextField
            label={t`Link`}
            hint={t`A page of the site (/m/activity) or https://.`}
            value={content.link ?? ''}
            isReadOnly={isReadOnly}
            onChange={(typed) => onChange({ link: typed || null })}
          />
        </div>
      </fieldset>
      <fieldset className={styles.part} disabled={isReadOnly}>
        <legend>
          <Trans>When</Trans>
        </legend>
        <div className={styles.columns}>
          <TimeField
            label={t`From`}
            hint={t`Empty: as soon as it is published.`}
            value={localTime(content.from, zone)}
            isRequired={false}
            isReadOnly={isReadOnly}
            isDay={false}
            zone={zone}
            special={NO_WORDS}
            onChange={(from) => onChange({ from: instantOf(from, zone) })}
          />
          <TimeField
            label={t`Until`}
            hint={t`Empty: without an end.`}
            value={localTime(content.until, zone)}
            isRequired={false}
            isReadOnly={isReadOnly}
            isDay={false}
            zone={zone}
            special={NO_WORDS}
            onChange={(until) => onChange({ until: instantOf(until, zone) })}
          />
        </div>
      </fieldset>
    </div>
  )
}

const localTime = (instant: string | null, zone: string): string =>
  instant === null ? '' : toCalendarDateTime(fromDate(new Date(instant), zone)).toString()

const instantOf = (local: string, zone: string): string | null =>
  local === '' ? null : parseDateTime(local).toDate(zone).toISOString()
