import { languages } from '@ante/contract/merchant/language.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useSession } from '../lib/session/session.ts'
import { Flag } from '../merchant/flag.tsx'
import { useFlag } from '../merchant/public.ts'
import { PushSettings } from '../messaging/push/push-settings.tsx'
import { LanguageSheet } from '../merchant/language-sheet.tsx'
import { SignOutDialog } from '../shell/sign-out-dialog.tsx'
import { Icon, Stroke } from '../ui/icon.tsx'
import { LockIcon } from '../ui/lock-icon.tsx'
import { DataSaverEntry } from './data-saver/data-saver-entry.tsx'
import { OwnPortrait } from './member-centre/own-portrait.tsx'
import { SettingsEntry } from './settings-entry.tsx'
import styles from './settings-page.module.css'
import { useLoginFirst } from './use-login-first.ts'

const SHIELD = 'M12 3.5l7 2.5v5.5c0 4.4-2.9 7.6-7 9-4.1-1.4-7-4.6-7-9V6zM9 12l2.2 2.2L15.2 10'

/** Settings page: the account, its settings, and the sign-out. */
export default function SettingsPage() {
  const { t, i18n } = useLingui()
  const session = useSession()
  const [choosing, setChoosing] = useState(false)
  const [leaving, setLeaving] = useState(false)
  // Without this, the links would redirect to the home page if the session has ended since they were rendered.
  const loginFirst = useLoginFirst()
  const hasSecurityCenter = useFlag('SECPRIV')
  const language = Object.values(languages).find(({ locale }) => locale === i18n.locale)
  return (
    <>
      <div className={styles.member}>
        {session && <OwnPortrait name={session.userName} />}
        <bdi className={styles.name}>{session?.userName}</bdi>
      </div>
      <ul className={styles.list}>
        {/* Trial accounts have neither a password nor anything to secure. */}
        {session?.customerType !== TRIAL && (
          <>
            <SettingsEntry
              to="/m/changePsw"
              icon={<LockIcon />}
              label={t`Change password`}
              onClick={loginFirst('/m/changePsw')}
            />
            <SettingsEntry
              to="/m/safePlay"
              icon={<Icon name="heart" />}
              label={t`Safer play`}
              onClick={loginFirst('/m/safePlay')}
            />
            {hasSecurityCenter && (
              <SettingsEntry
                to="/m/securityCenter"
                icon={<Stroke path={SHIELD} size={24} />}
                label={t`Security center`}
                onClick={loginFirst('/m/securityCenter')}
              />
            )}
          </>
        )}
        <SettingsEntry
          icon={<Icon name="globe" />}
          label={t`Language`}
          value={
            language && (
              <>
                <Flag locale={language.locale} size={20} />
                <bdi>{language.name}</bdi>
              </>
            )
          }
          onClick={() => setChoosing(true)}
        />
        <DataSaverEntry />
      </ul>
      {session && session.customerType !== TRIAL && <PushSettings />}
      <ul className={styles.list}>
        <SettingsEntry icon={<Icon name="logout" />} label={t`Log out`} onClick={() => setLeaving(true)} />
      </ul>
      <LanguageSheet open={choosing} onClose={() => setChoosing(false)} />
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}
