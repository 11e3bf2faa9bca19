import type { WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { centsOf } from '../../lib/words/cents.ts'
import { Link } from '../../lib/pages/router.tsx'
import { Money } from '../../ui/money.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import styles from './guard-list.module.css'

/** How much is played of what has to be, drawn. */
export function TurnoverLeft({ settings: { turnover, currency } }: { settings: WithdrawSettings }) {
  const { t } = useLingui()
  const { required, done, left } = turnover
  return (
    <>
      <div className={styles.bar}>
        <ProgressBar label={t`Turnover played`} value={centsOf(done)} max={Math.max(1, centsOf(required))} />
      </div>
      <p className={styles.figures}>
        <span>
          <Trans>
            <Money amount={done} currency={currency} /> of <Money amount={required} currency={currency} />
          </Trans>
        </span>
        <span className={styles.left}>
          <Trans>
            <Money amount={left} currency={currency} /> left
          </Trans>
        </span>
      </p>
      <p className={styles.about}>
        {t`Every round that has ended counts, in some games only a part of its stake. Bets that are given back do not.`}
      </p>
      <Link className={styles.more} to="/m/turnover">{t`What counts, credit by credit`}</Link>
    </>
  )
}
