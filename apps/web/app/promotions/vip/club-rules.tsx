import type { Benefits } from '@ante/contract/vip/benefits.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { figuresText } from '../../lib/words/format-pay.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './benefits.module.css'

/** Collapsible rules of the VIP club. */
export function ClubRules({ club: { multiple, rewardDays } }: { club: Benefits }) {
  const { t, i18n } = useLingui()
  const times = figuresText(multiple, i18n.locale, Number.isInteger(Number(multiple)) ? 0 : 2)
  return (
    <details className={styles.rules}>
      <summary className={styles.summary}>
        {t`How it works`}
        <Icon name="chevron" size={18} turns />
      </summary>
      <ul className={styles.points}>
        <li>{t`Bets count when they have ended. Bets against other players count half; bets that were taken back do not count.`}</li>
        <li>{t`Enough bets in all, and you are on the next level within seconds. Each level that you reach or pass gives you its bonus, once.`}</li>
        <li>{t`When a month ends with too few bets for your level, you go down by one. A month with enough bets brings it back.`}</li>
        <li>{t`A level’s rebates hold from the day after you reach it.`}</li>
        <li>{t`${plural(rewardDays, { one: `Bonuses and salaries wait one day for you to claim them.`, other: `Bonuses and salaries wait # days for you to claim them.` })}`}</li>
        <li>
          {Number(multiple) === 0
            ? t`They are yours at once: nothing has to be played before you withdraw.`
            : t`Bet them ${times} times before you withdraw.`}
        </li>
      </ul>
    </details>
  )
}
