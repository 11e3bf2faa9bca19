import type { CheckResult, ReviewCheck } from '@ante/contract/console/withdrawal-parts.ts'
import { useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX } from 'lucide-react'

import { amountText } from '../lib/amounts.ts'
import hidden from '../ui/hidden.module.css'
import { checkText } from './withdrawal-texts.ts'
import styles from './withdrawals.module.css'

/** All checks, passed or failed, with the values that were compared. */
export function CheckList({ checks }: { checks: readonly CheckResult[] }) {
  const { t } = useLingui()
  const valueText = useValueText()
  return (
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li key={check.code} className={`${styles.check} ${check.passed ? '' : styles.failed}`}>
          {check.passed ? <CircleCheck size={15} aria-hidden /> : <CircleX size={15} aria-hidden />}
          <span>
            <span className={hidden.hidden}>{check.passed ? t`Passed:` : t`Failed:`} </span>
            {t(checkText[check.code].name)}
          </span>
          <span className={styles.value}>{valueText(check)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Returns a formatter for the values that a check compared. */
function useValueText(): (check: CheckResult) => string {
  const { t } = useLingui()
  const texts: Record<ReviewCheck, (check: CheckResult) => string> = {
    payee: ({ value, limit, passed }) => {
      if (passed) return value
      return limit === null ? t`${value}, no name given` : t`${value}, not ${limit}`
    },
    turnover: ({ value }) => t`${amountText(value)} left`,
    card: ({ value, limit }) => t`${hoursText(value)}, at least ${limit ?? ''} h`,
    velocity: ({ value, limit }) => t`${value} in 24 h, at most ${limit ?? ''}`,
    large: ({ limit }) => t`below ${amountText(limit ?? '')}`,
    linked: ({ value, passed }) => (passed ? t`none` : t`${value} accounts`),
    exclusion: ({ value }) => value || t`none`,
    blocked: ({ passed }) => (passed ? t`active` : t`blocked`),
  }
  return (check) => texts[check.code](check)
}

const DAY_HOURS = 24
const hoursText = (hours: string): string =>
  Number(hours) < 2 * DAY_HOURS ? `${hours} h` : `${Math.floor(Number(hours) / DAY_HOURS)} d`
