import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'

import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { rememberReturn } from '../../lib/pages/return-to.ts'
import { Link } from '../../lib/pages/router.tsx'
import { useSession } from '../../lib/session/session.ts'
import { loadPageMessages } from '../../lib/i18n/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { listAddress } from '../offer/promotion-address.ts'
import styles from './hub-slot.module.css'

const NO_PROPS = {}
/** Loads the reward hub on demand, because visitors do not need it. */
const loadHub = async () => {
  const [{ RewardHub }] = await Promise.all([import('./reward-hub.tsx'), loadPageMessages(['promotions', 'missions'])])
  return RewardHub
}

/** Shows a member's rewards, with space reserved from the first paint; visitors are asked to sign in. */
export function HubSlot() {
  const { t } = useLingui()
  const session = useSession()
  const hydrated = useHydrated()
  // Trial members count as visitors here, because play money earns no rewards.
  const isMember = session !== null && session.customerType !== TRIAL
  return (
    <>
      <div className={styles.container} hidden={hydrated && !isMember} data-member={isMember}>
        <Later quiet isRequested={isMember} load={loadHub} props={NO_PROPS} />
      </div>
      {session === null && (
        <Link to="/m/login" className={styles.login} onClick={() => rememberReturn(listAddress(null))}>
          <Icon name="gift" size={22} />
          <span className={styles.text}>{t`Log in to see and claim your rewards`}</span>
          <Icon name="chevron" size={20} turns />
        </Link>
      )}
    </>
  )
}
