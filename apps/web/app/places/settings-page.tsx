import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MouseEvent } from 'react'

import { rememberReturn } from '../lib/return-to.ts'
import { Link, useNavigate } from '../lib/router.tsx'
import { sessionStore } from '../lib/session.ts'
import { SignOutDialog } from '../shell/sign-out-dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './settings-page.module.css'

/** The password, and the way out. */
export default function SettingsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  // The session may have ended since this list was drawn; the password's own page would then only send him home.
  const loginFirst = (event: MouseEvent) => {
    if (sessionStore.get()) return
    event.preventDefault()
    rememberReturn('/m/changePsw')
    navigate('/m/login')
  }
  return (
    <>
      <ul className={styles.list}>
        <li>
          <Link to="/m/changePsw" className={styles.entry} onClick={loginFirst}>
            <Icon name="person" />
            <span className={styles.words}>{t`Change password`}</span>
            <Icon name="chevron" turns />
          </Link>
        </li>
        <li>
          <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            <Icon name="logout" />
            <span className={styles.words}>{t`Sign out`}</span>
          </button>
        </li>
      </ul>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}
