import { plusDays } from '@ante/contract/kit/days.ts'
import { daysIn, isRecordSpan, PlayDay, MAX_RECORD_DAYS } from '@ante/contract/launch/play-days.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { todayIn } from '../../lib/i18n/format-date.ts'
import { Button } from '../button.tsx'
import { SheetActions } from '../choices.tsx'
import { Field } from '../field.tsx'
import { Sheet } from '../sheet.tsx'
import { isSpan } from './days.ts'
import type { Days } from './days.ts'
import styles from './days-sheet.module.css'

interface DaysSheetProps {
  open: boolean
  days: Days
  zone: string
  onChoose(days: PlaySpan): void
  onClose(): void
}

/** Sheet to select a period of days, at most a month. */
export function DaysSheet({ open, onClose, ...chosen }: DaysSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Choose dates`} onClose={onClose}>
      {/* Choices that were not submitted are discarded. */}
      {open && <FromTo onClose={onClose} {...chosen} />}
    </Sheet>
  )
}

function FromTo({ days, zone, onChoose, onClose }: Omit<DaysSheetProps, 'open'>) {
  const { t } = useLingui()
  const today = todayIn(zone)
  const [span, setSpan] = useState(isSpan(days) ? days : { from: plusDays(today, -6), to: today })
  const problem = useProblem(span)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (problem) return
    onClose()
    onChoose(span)
  }
  return (
    <form onSubmit={submit}>
      <div className={styles.days}>
        <Field
          label={t`From`}
          type="date"
          value={span.from}
          max={today}
          onChange={({ target }) => setSpan({ ...span, from: target.value })}
        />
        <Field
          label={t`To`}
          type="date"
          value={span.to}
          max={today}
          onChange={({ target }) => setSpan({ ...span, to: target.value })}
        />
      </div>
      <p className={problem ? styles.problem : styles.hint} aria-live="polite">
        {problem ?? t`Days start at midnight, site time.`}
      </p>
      <SheetActions>
        <Button type="submit" wide disabled={problem !== null}>{t`Show dates`}</Button>
      </SheetActions>
    </form>
  )
}

/** Returns the message for an invalid period; null for a valid one. */
function useProblem(span: PlaySpan): string | null {
  const { t } = useLingui()
  // The days may be invalid, because browsers without a date picker show text fields.
  if (![span.from, span.to].every((day) => PlayDay.safeParse(day).success)) {
    return t`Enter both dates as year-month-day, for example 2026-02-28.`
  }
  if (isRecordSpan(span)) return null
  if (daysIn(span) < 1) return t`The first date is after the last one.`
  const max = MAX_RECORD_DAYS
  return t`${plural(max, { one: 'Choose up to # day.', other: 'Choose up to # days.' })}`
}
