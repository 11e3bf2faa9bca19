import type { WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import type { TurnoverRequirement } from '@ante/contract/wallet/turnover.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { centsOf } from '../../lib/words/cents.ts'
import { formatMoney } from '../../lib/words/format.ts'
import { Money } from '../../ui/money.tsx'
import { ProgressBar } from '../parts/progress-bar.tsx'
import styles from './guard-list.module.css'
import { turnoverInfo } from './queries.ts'

/** How much is played of what has to be, drawn; and what of it each credit asks for. */
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
      <details className={styles.more}>
        <summary className={styles.summary}>{t`What counts`}</summary>
        <Credits currency={currency} />
        <p className={styles.about}>
          {t`Every round that has ended counts, in some games only a part of its stake. Bets that are given back do not count. The oldest credit is played first.`}
        </p>
      </details>
    </>
  )
}

function Credits({ currency }: { currency: string }) {
  const { data } = useQuery(turnoverInfo)
  return (
    <ul className={styles.credits}>
      {data?.requirements.map((requirement) => (
        <li key={`${requirement.madeAt} ${requirement.required}`} className={styles.credit}>
          <Cause requirement={requirement} currency={currency} />
          <span>
            <Trans>
              <Money amount={requirement.done} currency={currency} /> of{' '}
              <Money amount={requirement.required} currency={currency} />
            </Trans>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What was credited, and how often it has to be played. */
function Cause({
  requirement: { cause, amount, multiple },
  currency,
}: {
  requirement: TurnoverRequirement
  currency: string
}) {
  const { t, i18n } = useLingui()
  const names = { deposit: t`Deposit`, bonus: t`Bonus`, grant: t`Gift`, transfer: t`Transfer` }
  const times = multiple.replace(/\.?0+$/, '')
  return (
    <span>
      {names[cause]} {formatMoney({ amount, currency }, i18n.locale)} × {times}
    </span>
  )
}
