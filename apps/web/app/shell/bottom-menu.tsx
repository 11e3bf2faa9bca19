import type { menuKeys } from '@ante/contract/merchant/menu-keys.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'

import type { Tab } from '../lib/pages/page-module.ts'
import { Link, useNavigate } from '../lib/pages/router.tsx'
import { rememberReturn } from '../lib/pages/return-to.ts'
import { useSession } from '../lib/session/session.ts'
import { useFlag, useMenu } from '../merchant/public.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-paths.ts'
import { Later } from '../ui/later.tsx'
import { showToast, TOAST_MS } from '../ui/toast-store.ts'
import styles from './bottom-menu.module.css'
import { freeReject } from './free-reject.ts'
import { laterParts } from './later-parts.ts'

const NO_PROPS = {}

/** Under the thumb: five places, the deposit raised in their middle. `tab` is the one where one is. */
export function BottomMenu({ tab }: { tab: Tab | undefined }) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const navigate = useNavigate()
  const hasReferral = useFlag('REFERRAL')
  const hasRewards = useFlag('REWCEN3')

  const keepFromInviting = (event: MouseEvent) => {
    if (session && hasReferral) return
    event.preventDefault()
    if (session) showToast(t`Invitations are not open here. Please contact our customer service.`)
    else {
      rememberReturn('/m/inviteFriends')
      navigate('/m/login')
    }
  }
  const keepTrialOut = (event: MouseEvent) => {
    if (session?.customerType !== TRIAL) return
    event.preventDefault()
    showToast(i18n._(freeReject), { ms: TOAST_MS.notice })
  }
  const current = (own: Tab) => (tab === own ? 'page' : undefined)
  return (
    <nav className={styles.menu} aria-label={t`Main menu`}>
      <Item menu="HOME" to="/m/home" icon="home" label={t`Home`} aria-current={current('home')} />
      <Item menu="PROMOTION" to="/m/activity" icon="gift" label={t`Promotion`} aria-current={current('promotion')}>
        {hasRewards && <Later wanted={session !== null} load={laterParts.rewardBubble} props={NO_PROPS} />}
      </Item>
      <Item
        raised
        menu="DEPOSIT"
        to="/m/voucherCenter"
        icon="deposit"
        label={t`Deposit`}
        aria-current={current('deposit')}
      />
      <Item
        menu="INVITE"
        to="/m/inviteFriends"
        icon="invite"
        label={t`Invite`}
        onClick={keepFromInviting}
        aria-current={current('invite')}
      />
      <Item
        menu="MEMBER"
        to="/m/mine"
        icon="person"
        label={t`Members`}
        onClick={keepTrialOut}
        aria-current={current('members')}
      />
    </nav>
  )
}

interface ItemProps {
  /** The merchant shows it by this key. */
  menu: (typeof menuKeys.bottomMenu)[number]
  to: string
  icon: IconName
  label: string
  raised?: boolean
  'aria-current': 'page' | undefined
  onClick?: (event: MouseEvent) => void
  children?: ReactNode
}

function Item({ menu, icon, label, raised, children, ...link }: ItemProps) {
  if (!useMenu()(menu, link.to)) return null
  return (
    <Link {...link} className={styles.item}>
      {raised ? (
        <span className={styles.raised}>
          <Icon name={icon} size={26} />
        </span>
      ) : (
        <Icon name={icon} />
      )}
      <span className={styles.label}>{label}</span>
      {children}
    </Link>
  )
}
