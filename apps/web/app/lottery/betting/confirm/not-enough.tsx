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
          ? t`Your lottery wallet balance is too low. Transfer money to it first.`
          : t`Your wallet balance is too low for this bet.`}
      </output>
      {apart ? (
        <ButtonLink variant="quiet" wide to="/m/transfer">{t`Transfer`}</ButtonLink>
      ) : (
        <ButtonLink variant="reward" wide to="/m/voucherCenter">{t`Deposit`}</ButtonLink>
      )}
    </div>
  )
}
