import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../../lib/pages/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './lottery-bets.module.css'

const LOTTERY: readonly string[] = ['LOTT', 'ELOTT'] satisfies GameCategory[]

/** Link to the record of lottery bets, which are not rounds of a vendor; only for lottery categories. */
export function LotteryBets({ category }: { category: string }) {
  const { t } = useLingui()
  if (!LOTTERY.includes(category)) return null
  return (
    <Link to="/m/lotteryOrders" className={styles.link}>
      <span className={styles.text}>
        <span className={styles.title}>{t`Your lottery bets`}</span>
        <span className={styles.soft}>{t`All your bets with their draws, chases and winnings.`}</span>
      </span>
      <Icon name="chevron" size={20} turns />
    </Link>
  )
}
