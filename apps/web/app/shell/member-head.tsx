import { TRIAL } from '@ante/contract/member/member-type.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../lib/pages/router.tsx'
import { useMenu } from '../merchant/public.ts'
import { useBalanceHidden } from '../wallet/balance-shown.ts'
import { Balance } from '../wallet/balance.tsx'
import { useInTransit } from '../wallet/use-in-transit.ts'
import { useRefreshBalance } from '../wallet/use-refresh-balance.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './member-head.module.css'

/** Header of a member: the name, the balance with its hiding and refresh buttons, and the link to the deposit. */
export function MemberHead({ session }: { session: Session }) {
  const { t } = useLingui()
  const [hidden, toggleHidden] = useBalanceHidden()
  const { refresh, refreshing } = useRefreshBalance()
  const inTransit = useInTransit()
  const hasMenu = useMenu()
  const name = session.customerType === TRIAL ? t`Play money` : session.userName
  return (
    <>
      <button type="button" className={styles.account} onClick={toggleHidden}>
        <span className={styles.name} data-way={inTransit !== null}>
          {inTransit ?? <span dir="auto">{name}</span>}
        </span>
        <span className={styles.balance}>
          <Balance refreshing={refreshing} />
          <Icon name={hidden ? 'eyeOff' : 'eye'} size={16} />
        </span>
        <span className={styles.srOnly}>{hidden ? t`Show balance` : t`Hide balance`}</span>
      </button>
      <span className={styles.refresh} data-turning={refreshing}>
        <IconButton icon="refresh" size={20} label={t`Refresh balance`} disabled={refreshing} onClick={refresh} />
      </span>
      {hasMenu('DEPOSIT', '/m/voucherCenter') && (
        <Link to="/m/voucherCenter" className={styles.deposit} aria-label={t`Deposit`}>
          <span className={styles.plus}>
            <Icon name="plus" size={20} />
          </span>
        </Link>
      )}
    </>
  )
}
