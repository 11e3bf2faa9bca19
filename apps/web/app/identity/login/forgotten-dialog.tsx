import { useLingui } from '@lingui/react/macro'

import { useMerchant } from '../../merchant/public.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface ForgottenDialogProps {
  open: boolean
  onClose(): void
}

/** Says plainly what can be done about a forgotten password here, and what cannot. */
export function ForgottenDialog({ open, onClose }: ForgottenDialogProps) {
  const { t } = useLingui()
  const { name } = useMerchant()
  return (
    <Dialog
      open={open}
      title={t`Forgot your password?`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t`Try again`}</Button>}
    >
      {t`${name} cannot set a new password here yet. Check your capital letters: they count in the password, and not in the username. The eye beside the password shows what you type. Your balance stays safe.`}
    </Dialog>
  )
}
