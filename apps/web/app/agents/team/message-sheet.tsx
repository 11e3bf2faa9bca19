import { useLingui } from '@lingui/react/macro'

import { Sheet } from '../../ui/sheet.tsx'
import { MessageForm } from './message-form.tsx'

interface MessageSheetProps {
  open: boolean
  to: { memberId: string; account: string } | null
  onClose(): void
}

/** A message to all direct downlines. */
export function MessageSheet({ open, to, onClose }: MessageSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Message your team`} onClose={onClose}>
      {open && <MessageForm to={to} onDone={onClose} />}
    </Sheet>
  )
}
