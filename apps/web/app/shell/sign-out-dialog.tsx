import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { signOut } from '../identity/public.ts'
import { useNavigate } from '../lib/router.tsx'
import { useSession } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { showToast, TOAST_MS } from '../ui/toast-store.ts'

interface SignOutDialogProps {
  open: boolean
  onClose(): void
}

/** Asks first, then ends the session on both sides. */
export function SignOutDialog({ open, onClose }: SignOutDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const isTrial = useSession()?.customerType === TRIAL
  const leave = useMutation({
    mutationFn: signOut,
    networkMode: 'always',
    onError: () => {
      showToast(t`You are still signed in: the sign-out did not get through. Please try again.`, { tone: 'bad' })
    },
    onSuccess: () => {
      queries.removeQueries({ queryKey: ['member'] })
      onClose()
      showToast(t`Signed out`, { tone: 'good', ms: TOAST_MS.success })
      navigate('/m/home')
    },
  })
  return (
    <Dialog
      open={open}
      title={t`Sign out?`}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button busy={leave.isPending} onClick={() => leave.mutate()}>{t`Sign out`}</Button>
        </>
      }
    >
      {isTrial
        ? t`The play money goes with it. You can begin another trial at any time.`
        : t`Your balance stays as it is. You can come back at any time.`}
    </Dialog>
  )
}
