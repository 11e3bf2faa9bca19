import type { Rebate } from '@ante/contract/promotions/rebates.ts'
import { useLingui } from '@lingui/react/macro'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './manual-rebate.module.css'

/** Collapsible explanation of the calculation. */
export function RebateRules({ rebate: { multiple } }: { rebate: Rebate }) {
  const { t, i18n } = useLingui()
  const times = formatCount(Number(multiple), i18n.locale)
  return (
    <details className={styles.rules}>
      <summary className={styles.summary}>
        {t`How it’s calculated`}
        <Icon name="chevron" size={18} turns />
      </summary>
      <ul className={styles.points}>
        <li>{t`Valid bets count once a round is settled: the amount at risk, up to your stake. Ties, void bets and opposite bets don’t count, and games with a low house edge count less.`}</li>
        <li>{t`Each game category is counted separately and rounded down to the cent.`}</li>
        <li>{t`Wager a rebate ${times}× before withdrawing it.`}</li>
      </ul>
    </details>
  )
}
