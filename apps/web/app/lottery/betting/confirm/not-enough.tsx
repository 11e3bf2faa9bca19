import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../../ui/button.tsx'
import styles from './confirm.module.css'

/** Message of an insufficient balance, with a link to the deposit or the wallet transfer. */
export function NotEnough({ apart: separateWallets }: { apart: boolean }) {
  const { t } = useLingui()
  return (
    <div className={styles.lacking}>
      <output>
        {separateWallets
          ? t`Your lottery wallet balance is too low. Transfer money to it first.`
          : t`Your wallet balance is too low for this bet.`}
      </output>
      {separateWallets ? (
        <ButtonLink variant="quiet" wide to="/m/transfer">{t`Transfer`}</ButtonLink>
      ) : (
        <ButtonLink variant="reward" wide to="/m/voucherCenter">{t`Deposit`}</ButtonLink>
      )}
    </div>
  )
}
