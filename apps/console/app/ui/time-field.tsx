import { parseDate, parseDateTime } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateField, DateInput, DateSegment, Label, Text } from 'react-aria-components'

import { Checkbox } from './checkbox.tsx'
import days from './days-picker.module.css'
import styles from './field.module.css'

interface TimeFieldProps {
  label: ReactNode
  hint: ReactNode
  /** `2026-11-29T08:00:00` or `2026-11-29` by the merchant's clock, one of the special words, or empty. */
  value: string
  isRequired: boolean
  isReadOnly?: boolean
  /** Whether only the day is entered. */
  isDay: boolean
  zone: string
  /** Words that are permitted in place of a time. */
  special: readonly string[]
  onChange(value: string): void
}

/** Input of a day or a time by the merchant's clock. */
export function TimeField({ label, hint, value, zone, special, onChange, ...kind }: TimeFieldProps) {
  const { isRequired, isReadOnly = false, isDay } = kind
  const { t } = useLingui()
  const word = special.find((one) => one === value)
  return (
    <div className={styles.field}>
      <DateField
        value={word === undefined ? parsed(value, isDay) : null}
        granularity={isDay ? 'day' : 'minute'}
        hourCycle={24}
        isRequired={isRequired}
        isReadOnly={isReadOnly}
        isDisabled={word !== undefined}
        className={styles.field ?? ''}
        onChange={(entered) => onChange(entered?.toString() ?? '')}
      >
        <Label className={styles.label ?? ''}>{label}</Label>
        <DateInput className={`${days.group} ${days.input}`}>
          {(segment) => <DateSegment segment={segment} className={days.segment ?? ''} />}
        </DateInput>
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
          {!isDay && (
            <>
              {' '}
              <Trans>By the clock of {zone}.</Trans>
            </>
          )}
        </Text>
      </DateField>
      {special.map((one) => (
        <Checkbox key={one} isSelected={word === one} onChange={(chosen) => onChange(chosen ? one : '')}>
          {one === 'none' ? t`None` : <span lang="en">{one}</span>}
        </Checkbox>
      ))}
    </div>
  )
}

function parsed(value: string, isDay: boolean) {
  if (value === '') return null
  try {
    return isDay ? parseDate(value) : parseDateTime(value)
  } catch {
    // The address of the page may have any text.
    return null
  }
}
