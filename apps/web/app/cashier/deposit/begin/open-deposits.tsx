import type { DepositRecord } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../../lib/i18n/format-money.ts'
import { Link } from '../../../lib/pages/router.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { orderAddress } from '../deposit-address.ts'
import { waitsForPayment } from '../deposit-states.ts'
import { stateTexts } from '../state-texts.ts'
import styles from './begin.module.css'

interface OpenDepositsProps {
  deposits: readonly DepositRecord[]
  currency: string
}

/** Unfinished deposits, which can be continued here. */
export function OpenDeposits({ deposits, currency }: OpenDepositsProps) {
  const { t, i18n } = useLingui()
  if (deposits.length === 0) return null
  return (
    <section aria-label={t`Open deposits`}>
      <ul>
        {deposits.map(({ transactionId, state, requestedAmount, channelName }) => {
          const amount = formatMoney({ amount: requestedAmount, currency }, i18n.locale)
          return (
            <li key={transactionId}>
              <Link className={styles.open} to={orderAddress(transactionId)}>
                <span className={styles.methodText}>
                  <span className={styles.methodName}>
                    {waitsForPayment(state) ? t`Continue payment: ${amount}` : t`${amount} pending`}
                  </span>
                  <span className={styles.soft}>
                    <bdi>{channelName}</bdi> · {i18n._(stateTexts[state])}
                  </span>
                </span>
                <Icon name="chevron" size={20} turns />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
