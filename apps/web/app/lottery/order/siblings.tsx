import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import { useLingui } from '@lingui/react/macro'

import { useMerchant } from '../../merchant/public.ts'
import { OrderLine } from '../orders/line/order-line.tsx'
import styles from './order.module.css'

/** Other bets of the same order on the same draw. */
export function Siblings({ orders, currency }: { orders: readonly SubOrder[]; currency: string }) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  if (orders.length === 0) return null
  return (
    <section aria-label={t`Placed together`}>
      <h2 className={styles.title}>{t`Placed together`}</h2>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.orderDetailId}>
            <OrderLine order={order} currency={currency} zone={zone} />
          </li>
        ))}
      </ul>
    </section>
  )
}
