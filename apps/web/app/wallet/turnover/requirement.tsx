import type { TurnoverRequirement } from '@ante/contract/wallet/turnover.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Moment } from '../../ui/times.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { Money } from '../../ui/money.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { shareDone } from './share-done.ts'
import styles from './turnover.module.css'

const causeTexts: Record<TurnoverRequirement['cause'], MessageDescriptor> = {
  deposit: msg`Deposit`,
  bonus: msg`Bonus`,
  grant: msg`Credit from us`,
  transfer: msg`Received from upline or downline`,
}

interface RequirementProps {
  requirement: TurnoverRequirement
  currency: string
}

/** One credit, and the progress of its wagering requirement. */
export function Requirement({ requirement, currency }: RequirementProps) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const { cause, amount, multiple, required, done, left, state, madeAt } = requirement
  const share = shareDone(requirement)
  const times = formatCount(Number(multiple), i18n.locale)
  return (
    <div className={styles.single} data-state={state}>
      <p className={styles.cause}>
        <span className={styles.name}>
          {i18n._(causeTexts[cause])} <Money amount={amount} currency={currency} />
        </span>
        <span className={styles.state}>{state === 'open' ? t`In progress` : t`Waiting`}</span>
      </p>
      <p className={styles.soft}>
        <Moment at={madeAt} zone={zone} /> · <bdi>×{times}</bdi>
      </p>
      <div className={styles.bar}>
        <ProgressBar label={t`Turnover progress`} max={100} value={share} />
      </div>
      <p className={styles.figures}>
        <span>
          <Trans>
            <Money amount={done} currency={currency} /> of <Money amount={required} currency={currency} />
          </Trans>
        </span>
        <span>
          <Trans>
            <Money amount={left} currency={currency} /> left
          </Trans>
        </span>
      </p>
    </div>
  )
}
