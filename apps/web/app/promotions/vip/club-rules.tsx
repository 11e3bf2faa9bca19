import type { Benefits } from '@ante/contract/vip/benefits.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './benefits.module.css'

/** Collapsible rules of the VIP club. */
export function ClubRules({ club: { multiple, rewardDays } }: { club: Benefits }) {
  const { t, i18n } = useLingui()
  const times = formatCount(Number(multiple), i18n.locale)
  return (
    <details className={styles.rules}>
      <summary className={styles.summary}>
        {t`How it works`}
        <Icon name="chevron" size={18} turns />
      </summary>
      <ul className={styles.points}>
        <li>{t`Only settled bets count. Bets against other players count half, and voided bets don’t count.`}</li>
        <li>{t`With enough bets in total, you reach the next level within seconds. Each level you reach or pass gives you its bonus once.`}</li>
        <li>{t`If you bet too little for your level in a month, you go down one level. A month with enough bets restores it.`}</li>
        <li>{t`A level’s rebates apply from the day after you reach it.`}</li>
        <li>{t`${plural(rewardDays, { one: `You have # day to claim bonuses and salaries.`, other: `You have # days to claim bonuses and salaries.` })}`}</li>
        <li>
          {Number(multiple) === 0
            ? t`They’re yours right away. No wagering required.`
            : t`Wager them ${times} times before withdrawing.`}
        </li>
      </ul>
    </details>
  )
}
