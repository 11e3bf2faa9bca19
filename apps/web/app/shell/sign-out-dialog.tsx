import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'

import { useSession } from '../lib/session/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useSignOut } from './use-sign-out.ts'

interface SignOutDialogProps {
  open: boolean
  onClose(): void
}

/**
 * Asks for confirmation, then signs out. If the gateway does not answer, offers a retry or a sign-out on this device
 * only.
 */
export function SignOutDialog({ open, onClose }: SignOutDialogProps) {
  const { t } = useLingui()
  const isTrial = useSession()?.customerType === TRIAL
  const { isLeaving, isUnreached, leave, stay, leaveThisPage } = useSignOut()
  const submit = () => {
    onClose()
    leave()
  }
  return (
    <>
      <Dialog
        open={open && !isLeaving && !isUnreached}
        title={t`Log out?`}
        onClose={onClose}
        actions={
          <>
            <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
            <Button onClick={submit}>{t`Log out`}</Button>
          </>
        }
      >
        {isTrial
          ? t`Your play money will be lost. You can start another trial at any time.`
          : t`Your balance stays the same. You can log in again at any time.`}
      </Dialog>
      <Dialog
        open={isUnreached}
        title={t`You’re still logged in`}
        onClose={stay}
        actions={
          <>
            <Button variant="quiet" onClick={leaveThisPage}>{t`Log out anyway`}</Button>
            <Button onClick={leave}>{t`Try again`}</Button>
          </>
        }
      >
        {t`Couldn’t log you out. Try again, or log out anyway. This device will then forget you, and your session will end after 30 minutes.`}
      </Dialog>
    </>
  )
}
