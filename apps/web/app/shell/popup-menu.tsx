import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { setDataSaver, useIsSavingData } from '../lib/browser/data-saver.ts'
import { isInstalled } from '../lib/browser/device.ts'
import { isNativeShell } from '../lib/browser/native-shell.ts'
import { Link } from '../lib/pages/router.tsx'
import { useSession } from '../lib/session/session.ts'
import { languageAttributes } from '../lib/i18n/language-attributes.ts'
import { useFlag, useMenu, useMerchant } from '../merchant/public.ts'
import { Icon, Stroke } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-paths.ts'
import { RichPicture } from '../ui/rich-picture.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Balance } from '../wallet/balance.tsx'
import { useBalanceHidden } from '../wallet/balance-shown.ts'
import { useInTransit } from '../wallet/use-in-transit.ts'
import { useRefreshBalance } from '../wallet/use-refresh-balance.ts'
import styles from './popup-menu.module.css'
import { SignOutDialog } from './sign-out-dialog.tsx'

/** Source: product specification 2, "Page shell". */
const COPYRIGHT_YEAR = '2025'

const GAUGE = 'M4 17a8.5 8.5 0 1 1 16 0M12 14l3.5-4.5M12 14v.1M7 20h10'
const TRANSFER = 'M8 4.5v14M4.5 15L8 18.5 11.5 15M16 19.5v-14M12.5 9L16 5.5 19.5 9'

interface PopupMenuProps {
  open: boolean
  onClose(): void
}

/** Menu with money, balance and sign-out, and the merchant's licence below. */
export function PopupMenu({ open, onClose }: PopupMenuProps) {
  const { t } = useLingui()
  const session = useSession()
  const { refresh, refreshing } = useRefreshBalance()
  const inTransit = useInTransit()
  const [hidden, toggleHidden] = useBalanceHidden()
  const [leaving, setLeaving] = useState(false)
  const hasMenu = useMenu()
  const mayTransfer = useTransferOffered(session !== null)
  const signOut = () => {
    onClose()
    setLeaving(true)
  }

  return (
    <>
      <Sheet open={open} title={session ? <bdi>{session.userName}</bdi> : t`Menu`} onClose={onClose}>
        <ul>
          <RegisterEntry onClose={onClose} />
          {hasMenu('DEPOSIT', '/m/voucherCenter') && (
            <Entry to="/m/voucherCenter" icon="deposit" onClick={onClose}>{t`Deposit`}</Entry>
          )}
          {hasMenu('WITHDRAW', '/m/withdraw') && (
            <Entry to="/m/withdraw" icon="withdraw" onClick={onClose}>{t`Withdraw`}</Entry>
          )}
          {mayTransfer && (
            <Entry to="/m/transfer" icon={{ path: TRANSFER }} onClick={onClose}>{t`Transfer funds`}</Entry>
          )}
          <Entry icon="refresh" disabled={!session || refreshing} onClick={refresh}>
            <span className={styles.text}>
              {t`Refresh balance`}
              {inTransit && <span className={styles.link}>{inTransit}</span>}
            </span>
            {session && <Balance refreshing={refreshing} />}
          </Entry>
          {!isInstalled() && !isNativeShell() && (
            <Entry to="/m/download" icon="plus" onClick={onClose}>{t`Get the app`}</Entry>
          )}
          <DataSaverEntry />
          {session && (
            <>
              <Entry icon={hidden ? 'eye' : 'eyeOff'} onClick={toggleHidden}>
                {hidden ? t`Show balance` : t`Hide balance`}
              </Entry>
              <Entry icon="logout" onClick={signOut}>{t`Log out`}</Entry>
            </>
          )}
        </ul>
        <Licence />
      </Sheet>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}

/** Link to the registration for trial members, whose header and menu have no other one. */
function RegisterEntry({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  if (useSession()?.customerType !== TRIAL) return null
  return <Entry to="/m/register" icon="invite" onClick={onClose}>{t`Register`}</Entry>
}

/** Switch of the data saver, for visitors, who have no settings page. */
function DataSaverEntry() {
  const { t } = useLingui()
  const isSaving = useIsSavingData()
  return (
    <Entry icon={{ path: GAUGE }} onClick={() => setDataSaver(isSaving ? 'off' : 'on')}>
      {isSaving ? t`Turn off data saver` : t`Turn on data saver`}
    </Entry>
  )
}

/** Whether transfers between wallets are offered to the member. */
function useTransferOffered(isSignedIn: boolean): boolean {
  const isOn = useFlag('FUNDTRANS3')
  const hasMenu = useMenu()
  return isSignedIn && isOn && hasMenu('FUNDTRANS3', '/m/transfer')
}

/** The merchant's licence and company. */
function Licence() {
  const { t } = useLingui()
  const { name, licence } = useMerchant()
  return (
    <p className={styles.licence}>
      <span className={styles.seal}>
        <RichPicture address={licence.picture} description={t`Licence`} />
      </span>
      <span>
        <span {...languageAttributes(licence.lang)}>{licence.line}</span>
        <br />© {COPYRIGHT_YEAR} <bdi>{name}</bdi>
      </span>
    </p>
  )
}

interface EntryProps {
  /** Icon of the icon family, or a separate path. */
  icon: IconName | { path: string }
  to?: string
  disabled?: boolean
  onClick(): void
  children: ReactNode
}

function Entry({ icon, to, disabled = false, onClick, children }: EntryProps) {
  const content = (
    <>
      {typeof icon === 'string' ? <Icon name={icon} size={22} /> : <Stroke path={icon.path} size={22} />}
      <span className={styles.content}>{children}</span>
    </>
  )
  return (
    <li>
      {to ? (
        <Link to={to} className={styles.entry} onClick={onClick}>
          {content}
        </Link>
      ) : (
        <button type="button" className={styles.entry} disabled={disabled} onClick={onClick}>
          {content}
        </button>
      )}
    </li>
  )
}
