import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import styles from './highlights.module.css'

/** Numbers of hot and new games of a vendor page; the row keeps its height without any. */
export function Highlights({ hall: { hotGames, newGames } }: { hall: VendorHall }) {
  const { t } = useLingui()
  return (
    <span className={styles.row}>
      {hotGames > 0 && <span className={styles.hot}>{t`${plural(hotGames, { one: '# hot', other: '# hot' })}`}</span>}
      {newGames > 0 && <span className={styles.new}>{t`${plural(newGames, { one: '# new', other: '# new' })}`}</span>}
    </span>
  )
}
