import type { PrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { formatDays } from '../../lib/i18n/format-countdown.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import styles from './wheel.module.css'

/** How to earn spins. */
export function EarnTexts({ wheel: { free, deposit, currency } }: { wheel: PrizeWheel }) {
  const { t, i18n } = useLingui()
  const depositAmount = formatMoney({ amount: deposit?.each ?? '0', currency }, i18n.locale)
  const aDay = deposit?.aDay ?? 0
  const days = formatDays(deposit?.days ?? 0, i18n.locale)
  return (
    <section className={styles.part} aria-labelledby="earn-spins">
      <h3 id="earn-spins" className={styles.heading}>{t`How to get spins`}</h3>
      <ul className={styles.actions}>
        {free > 0 && (
          <li>{t`${plural(free, { one: '# free spin every day, until midnight.', other: '# free spins every day, until midnight.' })}`}</li>
        )}
        {deposit && (
          <li>
            {t`One spin for each deposit of ${depositAmount} or more.`}{' '}
            {t`${plural(aDay, { one: 'Up to # a day.', other: 'Up to # a day.' })}`} {t`Each is valid for: ${days}`}
          </li>
        )}
      </ul>
    </section>
  )
}
