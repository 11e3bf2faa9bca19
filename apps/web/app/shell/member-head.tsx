import { TRIAL } from '@ante/contract/member/member-type.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import { useLingui } from '@lingui/react/macro'

import { MoneyButton } from '../cashier/public.ts'
import { Link } from '../lib/pages/router.tsx'
import { useMenu } from '../merchant/public.ts'
import { Balance } from '../wallet/balance.tsx'
import { useInTransit } from '../wallet/use-in-transit.ts'
import { useRefreshBalance } from '../wallet/use-refresh-balance.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './member-head.module.css'

interface MemberHeadProps {
  session: Session
  isHome: boolean
}

/** Header of a member: name, balance and buttons on the home page; only the balance on other pages. */
export function MemberHead({ session, isHome }: MemberHeadProps) {
  return isHome ? <HomeAccount session={session} /> : <MoneyChip />
}

function MoneyChip() {
  const { t } = useLingui()
  return (
    <MoneyButton className={styles.chip}>
      <span className={styles.inner}>
        <Balance />
      </span>
      <span className={styles.srOnly}>{t`Your wallets`}</span>
    </MoneyButton>
  )
}

/** The name, the balance with its refresh button, and the link to the deposit. */
function HomeAccount({ session }: { session: Session }) {
  const { t } = useLingui()
  const { refresh, refreshing } = useRefreshBalance()
  const inTransit = useInTransit()
  const hasMenu = useMenu()
  const name = session.customerType === TRIAL ? t`Play money` : session.userName
  return (
    <>
      <MoneyButton className={styles.account}>
        <span className={styles.name} data-way={inTransit !== null}>
          {inTransit ?? <span dir="auto">{name}</span>}
        </span>
        <span className={styles.balance}>
          <Balance refreshing={refreshing} />
          <Icon name="chevron" size={16} turns />
        </span>
        <span className={styles.srOnly}>{t`Your wallets`}</span>
      </MoneyButton>
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
