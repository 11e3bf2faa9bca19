import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../../ui/button.tsx'
import styles from './confirm.module.css'

/** Message of an insufficient balance, with a link to the deposit or the wallet transfer. */
export function NotEnough({ apart }: { apart: boolean }) {
  const { t } = useLingui()
  return (
    <div className={styles.lacking}>
      <output>
        {apart
          ? t`There is not enough in your lottery wallet. Bring money to it first.`
          : t`There is not enough in your wallets for this bet.`}
      </output>
      {apart ? (
        <ButtonLink look="quiet" wide to="/m/transfer">{t`Transfer`}</ButtonLink>
      ) : (
        <ButtonLink look="reward" wide to="/m/voucherCenter">{t`Deposit`}</ButtonLink>
      )}
    </div>
  )
}
