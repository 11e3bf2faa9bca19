import type { menuKeys } from '@ante/contract/merchant/menu-keys.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'

import { useOpenPage } from '../lib/pages/open-page-context.ts'
import type { Tab } from '../lib/pages/page-module.ts'
import { Link } from '../lib/pages/router.tsx'
import { useSession } from '../lib/session/session.ts'
import { useFlag, useMenu } from '../merchant/public.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-paths.ts'
import { Later } from '../ui/later.tsx'
import { showToast, TOAST_MS } from '../ui/toast-store.ts'
import styles from './bottom-menu.module.css'
import { freeReject } from './free-reject.ts'
import { lazyParts } from './lazy-parts.ts'

const NO_PROPS = {}

/** Bottom navigation: the five main pages, with the deposit raised in the middle. */
export function BottomMenu() {
  const { t, i18n } = useLingui()
  const session = useSession()
  const hasReferral = useFlag('REFERRAL')
  const hasRewards = useFlag('REWCEN3')

  const blockWithoutReferral = (event: MouseEvent) => {
    if (!session || hasReferral) return
    event.preventDefault()
    showToast(t`Referrals aren’t available here. Contact customer service.`)
  }
  const blockTrialMembers = (event: MouseEvent) => {
    if (session?.customerType !== TRIAL) return
    event.preventDefault()
    showToast(i18n._(freeReject), { ms: TOAST_MS.notice })
  }
  return (
    <nav className={styles.menu} aria-label={t`Main menu`}>
      <Item menu="HOME" tab="home" to="/m/home" icon="home" label={t`Home`} />
      <Item menu="PROMOTION" tab="promotion" to="/m/activity" icon="gift" label={t`Promotion`}>
        {hasRewards && <Later isRequested={session !== null} load={lazyParts.rewardBubble} props={NO_PROPS} />}
      </Item>
      <Item menu="DEPOSIT" tab="deposit" to="/m/voucherCenter" icon="deposit" label={t`Deposit`} raised />
      <Item
        menu="INVITE"
        tab="invite"
        to="/m/inviteFriends"
        icon="invite"
        label={t`Invite`}
        onClick={blockWithoutReferral}
      />
      <Item menu="MEMBER" tab="members" to="/m/mine" icon="person" label={t`Members`} onClick={blockTrialMembers} />
    </nav>
  )
}

interface ItemProps {
  /** Key of the entry in the merchant's menus. */
  menu: (typeof menuKeys.bottomMenu)[number]
  /** Tab of the entry; a page selects its tab in its metadata. */
  tab: Tab
  to: string
  icon: IconName
  label: string
  raised?: boolean
  onClick?: (event: MouseEvent) => void
  children?: ReactNode
}

function Item({ menu, tab, icon, label, raised, children, ...link }: ItemProps) {
  const { meta } = useOpenPage()
  if (!useMenu()(menu, link.to)) return null
  return (
    <Link {...link} className={styles.item} aria-current={meta.tab === tab ? 'page' : undefined}>
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
