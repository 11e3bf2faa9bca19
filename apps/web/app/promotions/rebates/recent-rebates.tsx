import type { Rebate } from '@ante/contract/promotions/rebates.ts'
import { useLingui } from '@lingui/react/macro'

import { Moment } from '../../ui/times.tsx'
import { useFlag, useMerchant } from '../../merchant/public.ts'
import { Link } from '../../lib/pages/router.tsx'
import { Money } from '../../ui/money.tsx'
import styles from './manual-rebate.module.css'
import { rebateStateTexts } from './rebate-texts.ts'

/** Recently paid rebates, and a link to all. */
export function RecentRebates({ rebate: { recent, currency } }: { rebate: Rebate }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const hasReport = useFlag('PLYRBT')
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="rebates-recent">
      <div className={styles.recentHead}>
        <h2 id="rebates-recent" className={styles.recentTitle}>{t`Recent payments`}</h2>
        {hasReport && <Link to="/m/member/rebateReport" className={styles.all}>{t`All rebates`}</Link>}
      </div>
      <ul>
        {recent.map(({ at, amount, state }) => (
          <li key={at} className={styles.paid}>
            <span>
              <span className={styles.state}>{i18n._(rebateStateTexts[state])}</span>
              <span className={styles.time}>
                <Moment at={at} zone={zone} />
              </span>
            </span>
            <span className={styles.gain}>
              <Money amount={amount} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
