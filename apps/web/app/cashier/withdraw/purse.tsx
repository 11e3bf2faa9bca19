import type { WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { centsOf } from '../../lib/words/cents.ts'
import { FittedFigures } from '../../ui/fitted-figures.tsx'
import { Money } from '../../ui/money.tsx'
import styles from './withdraw.module.css'

/** What may be withdrawn, and what is set aside for withdrawals that are on their way. */
export function Purse({ settings: { available, frozen, currency } }: { settings: WithdrawSettings }) {
  const { t } = useLingui()
  return (
    <section className={styles.purse} aria-label={t`Your main wallet`}>
      <p className={styles.soft}>{t`Your main wallet`}</p>
      <p className={styles.available}>
        <FittedFigures amount={available} currency={currency}>
          <Money amount={available} currency={currency} />
        </FittedFigures>
      </p>
      {centsOf(frozen) > 0 && (
        <p className={styles.soft}>
          <Trans>
            Set aside for withdrawals: <Money amount={frozen} currency={currency} />
          </Trans>
        </p>
      )}
    </section>
  )
}
