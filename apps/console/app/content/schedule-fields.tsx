import { fromDate, parseDateTime, toCalendarDateTime } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'

import { useSite } from '../lib/site.ts'
import { TimeField } from '../ui/time-field.tsx'
import styles from './content.module.css'

interface Period {
  from: string | null
  until: string | null
}

interface ScheduleFieldsProps {
  period: Period
  isReadOnly: boolean
  onChange(changed: Partial<Period>): void
}

/** From when until when players see a content, by the merchant's clock. */
export function ScheduleFields({ period: { from, until }, isReadOnly, onChange }: ScheduleFieldsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.part} disabled={isReadOnly}>
      <legend>
        <Trans>When</Trans>
      </legend>
      <div className={styles.columns}>
        <MomentField
          label={t`From`}
          hint={t`Empty: as soon as it is published.`}
          value={from}
          isReadOnly={isReadOnly}
          onChange={(chosen) => onChange({ from: chosen })}
        />
        <MomentField
          label={t`Until`}
          hint={t`Empty: without an end.`}
          value={until}
          isReadOnly={isReadOnly}
          onChange={(chosen) => onChange({ until: chosen })}
        />
      </div>
    </fieldset>
  )
}

interface MomentFieldProps {
  label: string
  hint: string
  /** ISO 8601; null if it is empty. */
  value: string | null
  isReadOnly: boolean
  onChange(value: string | null): void
}

const NO_WORDS: readonly string[] = []

/** Input of a time by the merchant's clock. */
export function MomentField({ value, onChange, ...props }: MomentFieldProps) {
  const { zone } = useSite()
  return (
    <TimeField
      {...props}
      value={value === null ? '' : toCalendarDateTime(fromDate(new Date(value), zone)).toString()}
      isRequired={false}
      isDay={false}
      zone={zone}
      special={NO_WORDS}
      onChange={(local) => onChange(local === '' ? null : parseDateTime(local).toDate(zone).toISOString())}
    />
  )
}
