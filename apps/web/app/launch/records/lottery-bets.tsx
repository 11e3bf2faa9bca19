import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../../lib/pages/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './lottery-bets.module.css'

const LOTTERY: readonly string[] = ['LOTT', 'ELOTT'] satisfies GameCategory[]

/** What is bet at the lottery of the site itself is no round of a maker's: it has a record of its own. */
export function LotteryBets({ category }: { category: string }) {
  const { t } = useLingui()
  if (!LOTTERY.includes(category)) return null
  return (
    <Link to="/m/lotteryOrders" className={styles.way}>
      <span className={styles.words}>
        <span className={styles.title}>{t`Your lottery bets`}</span>
        <span className={styles.soft}>{t`Every slip with its draw, its chase and what it won.`}</span>
      </span>
      <Icon name="chevron" size={20} turns />
    </Link>
  )
}
