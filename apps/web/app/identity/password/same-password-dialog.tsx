import { useLingui } from '@lingui/react/macro'

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { passwordTexts } from './password-texts.ts'

interface SamePasswordDialogProps {
  open: boolean
  onClose(): void
}

/** Source: product specification 5, "Change password". */
export function SamePasswordDialog({ open, onClose }: SamePasswordDialogProps) {
  const { t, i18n } = useLingui()
  return (
    <Dialog
      open={open}
      title={i18n._(passwordTexts['modify.new.old.same'])}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t`Choose another`}</Button>}
    >
      {t`Nothing was changed. Enter a new password that’s different from the old one.`}
    </Dialog>
  )
}
