import type { Rebate } from '@ante/contract/promotions/rebates.ts'
import { useLingui } from '@lingui/react/macro'

import { figuresText } from '../../lib/words/format-pay.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './manual-rebate.module.css'

/** How it is counted, for whoever wants to know. */
export function RebateRules({ rebate: { multiple } }: { rebate: Rebate }) {
  const { t, i18n } = useLingui()
  const times = figuresText(multiple, i18n.locale, Number.isInteger(Number(multiple)) ? 0 : 2)
  return (
    <details className={styles.rules}>
      <summary className={styles.summary}>
        {t`How it is counted`}
        <Icon name="chevron" size={18} turns />
      </summary>
      <ul className={styles.points}>
        <li>{t`Bets count when they have ended. Bets that were taken back, and ties at tables, in poker and in sports, do not.`}</li>
        <li>{t`Each kind of game is counted by itself and cut to the cent.`}</li>
        <li>
          {Number(multiple) === 0
            ? t`A rebate is yours at once: you need not play it before you withdraw.`
            : t`Play a rebate ${times} times before you withdraw it.`}
        </li>
      </ul>
    </details>
  )
}
