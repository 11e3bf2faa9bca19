import type { PrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import type { RewardStatus } from '@ante/contract/promotions/rewards.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'

import { Moment } from '../../ui/times.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { Money } from '../../ui/money.tsx'
import styles from './wheel.module.css'

const statusTexts: Record<RewardStatus, MessageDescriptor> = {
  U: msg`In your reward center`,
  C: msg`Claimed`,
  E: msg`Missed`,
}

/** The member's last spins, and the state of each prize. */
export function OwnSpins({ wheel: { spins, currency } }: { wheel: PrizeWheel }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  if (spins.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="own-spins">
      <h3 id="own-spins" className={styles.heading}>{t`Your recent spins`}</h3>
      <ul className={styles.spins}>
        {spins.map(({ spinId, amount, reward, at }) => (
          <li key={spinId} className={styles.spin}>
            <span className={styles.spinText}>
              <span>{reward ? i18n._(statusTexts[reward.status]) : t`No prize`}</span>
              <span className={styles.soft}>
                <Moment at={at} zone={zone} />
              </span>
            </span>
            {reward && (
              <span className={styles.spinAmount}>
                <Money amount={amount} currency={currency} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
