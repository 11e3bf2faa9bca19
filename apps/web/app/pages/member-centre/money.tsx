import { useLingui } from '@lingui/react/macro'

import { useBalanceHidden } from '../../wallet/balance-shown.ts'
import { Balance, useOnTheWay, useRefreshBalance } from '../../wallet/public.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './profile.module.css'

/** The balance, with the same hiding and refresh buttons as the header, and links to deposit and withdrawal. */
export function Money({ mayDeposit = true }: { mayDeposit?: boolean }) {
  const { t } = useLingui()
  const [hidden, toggleHidden] = useBalanceHidden()
  const { refresh, refreshing } = useRefreshBalance()
  const inTransit = useOnTheWay()
  return (
    <>
      <div className={styles.money}>
        <button type="button" className={styles.balance} onClick={toggleHidden}>
          <span className={styles.line}>{inTransit ?? t`Balance`}</span>
          <span className={styles.amount}>
            <Balance refreshing={refreshing} />
            <Icon name={hidden ? 'eyeOff' : 'eye'} size={20} />
          </span>
          <span className={styles.srOnly}>{hidden ? t`Show balance` : t`Hide balance`}</span>
        </button>
        <span className={styles.refresh} data-turning={refreshing}>
          <IconButton icon="refresh" label={t`Refresh balance`} disabled={refreshing} onClick={refresh} />
        </span>
      </div>
      <div className={styles.actions}>
        {mayDeposit && <ButtonLink wide variant="reward" to="/m/voucherCenter">{t`Deposit`}</ButtonLink>}
        <ButtonLink wide variant="quiet" to="/m/withdraw">{t`Withdraw`}</ButtonLink>
      </div>
    </>
  )
}
