import { useLingui } from '@lingui/react/macro'

import { Stroke } from '../../../ui/icon.tsx'
import styles from './bet-bar.module.css'

const CART = 'M3 4.5h2.5l2.2 10.5h9.8l2-7.5H6.4M9 19.2v.1M16.5 19.2v.1'

/** Button that opens the cart. */
export function CartButton({ count, onTap }: { count: number; onTap(): void }) {
  const { t } = useLingui()
  return (
    <button type="button" className={styles.cart} aria-label={t`Cart: ${count}`} aria-haspopup="dialog" onClick={onTap}>
      <Stroke path={CART} size={24} />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  )
}
