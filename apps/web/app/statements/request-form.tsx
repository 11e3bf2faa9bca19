import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { formatPeriod } from '../lib/i18n/format-period.ts'
import { Button } from '../ui/button.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Tab } from '../ui/tabs.tsx'
import styles from './statements.module.css'
import { useRequestStatement } from './use-request-statement.ts'

interface RequestFormProps {
  /** Latest first; the first one is not over yet. */
  months: readonly string[]
  years: readonly string[]
  /** Number of statements that may still be requested today. */
  left: number
}

type Kind = 'month' | 'year'

/** Chooses a month or a year, and requests its statement. */
export function RequestForm({ months, years, left }: RequestFormProps) {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState<Kind>('month')
  const [chosen, setChosen] = useState<string | null>(null)
  const tabs: Tab<Kind>[] = [
    { id: 'month', label: t`Month` },
    { id: 'year', label: t`Year` },
  ]
  const { request, isRequesting, failure } = useRequestStatement()
  const offered = kind === 'month' ? months : years
  // The last complete period by default; a new member has only the current one.
  const period = chosen !== null && offered.includes(chosen) ? chosen : (offered[1] ?? offered[0] ?? '')
  const optionText = (value: string, index: number) => {
    const name = formatPeriod(value, i18n.locale)
    return index === 0 ? t`${name} (so far)` : name
  }
  return (
    <div className={styles.form}>
      <p className={styles.intro}>
        {t`A statement shows your deposits, withdrawals, bets, results and bonuses, as PDF and CSV.`}
      </p>
      <Tabs<Kind> label={t`Period`} tabs={tabs} active={kind} onSelect={setKind} fill>
        <select
          className={styles.select}
          aria-label={kind === 'month' ? t`Month` : t`Year`}
          value={period}
          onChange={({ target }) => setChosen(target.value)}
        >
          {offered.map((item, index) => (
            <option key={item} value={item}>
              {optionText(item, index)}
            </option>
          ))}
        </select>
      </Tabs>
      <Button wide busy={isRequesting} disabled={left === 0} onClick={() => request(period)}>
        {t`Request statement`}
      </Button>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {left === 0 && (
        <p
          className={styles.note}
        >{t`You’ve requested the maximum number of statements for today. Try again tomorrow.`}</p>
      )}
    </div>
  )
}
