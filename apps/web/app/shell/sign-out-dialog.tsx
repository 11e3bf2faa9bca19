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

/** Asks for confirmation, then ends the session on both sides; if the gateway does not answer, it offers a choice. */
export function SignOutDialog({ open, onClose }: SignOutDialogProps) {
  const { t } = useLingui()
  const isTrial = useSession()?.customerType === TRIAL
  const { isLeaving, isUnreached, leave, stay, leaveHere } = useSignOut()
  const submit = () => {
    onClose()
    leave()
  }
  return (
    <>
      <Dialog
        open={open && !isLeaving && !isUnreached}
        title={t`Sign out?`}
        onClose={onClose}
        actions={
          <>
            <Button look="quiet" onClick={onClose}>{t`Cancel`}</Button>
            <Button onClick={submit}>{t`Sign out`}</Button>
          </>
        }
      >
        {isTrial
          ? t`The play money goes with it. You can begin another trial at any time.`
          : t`Your balance stays as it is. You can come back at any time.`}
      </Dialog>
      <Dialog
        open={isUnreached}
        title={t`You are still signed in`}
        onClose={stay}
        actions={
          <>
            <Button look="quiet" onClick={leaveHere}>{t`Leave anyway`}</Button>
            <Button onClick={leave}>{t`Try again`}</Button>
          </>
        }
      >
        {t`The sign-out did not get through. Try again, or leave anyway: then this device forgets you, and your session ends by itself after half an hour.`}
      </Dialog>
    </>
  )
}
