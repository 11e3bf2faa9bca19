import { TRIAL, memberMay } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'

import { NavLink, useNavigate } from '../lib/router.tsx'
import { rememberReturn } from '../lib/return-to.ts'
import { useSession } from '../lib/session.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-paths.ts'
import { showToast, TOAST_MS } from '../ui/toast-store.ts'
import styles from './bottom-menu.module.css'

/** Under the thumb: five places, the deposit raised in their middle. */
export function BottomMenu() {
  const { t } = useLingui()
  const session = useSession()
  const navigate = useNavigate()

  const inviteNeedsSession = (event: MouseEvent) => {
    if (session) return
    event.preventDefault()
    rememberReturn('/m/inviteFriends')
    navigate('/m/login')
  }
  const keepTrialOut = (event: MouseEvent) => {
    if (memberMay.openMemberCentre(session?.customerType ?? 0)) return
    event.preventDefault()
    showToast(t`The free trial has no member center. Register to have one.`, { ms: TOAST_MS.notice })
  }
  return (
    <nav className={styles.menu} aria-label={t`Main menu`}>
      <Item to="/m/home" icon="home" label={t`Home`} />
      <Item to="/m/activity" icon="gift" label={t`Promotion`} />
      <NavLink to="/m/voucherCenter" className={styles.item}>
        <span className={styles.raised}>
          <Icon name="deposit" size={26} />
        </span>
        <span className={styles.label}>{t`Deposit`}</span>
      </NavLink>
      <Item to="/m/inviteFriends" icon="invite" label={t`Invite`} onClick={inviteNeedsSession} />
      <Item
        to="/m/mine"
        icon="person"
        label={t`Members`}
        onClick={session?.customerType === TRIAL ? keepTrialOut : undefined}
      />
    </nav>
  )
}

interface ItemProps {
  to: string
  icon: IconName
  label: string
  onClick?: ((event: MouseEvent) => void) | undefined
}

function Item({ to, icon, label, onClick }: ItemProps) {
  return (
    <NavLink to={to} className={styles.item} onClick={onClick}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </NavLink>
  )
}
