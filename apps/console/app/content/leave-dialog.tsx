import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'

import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'

interface LeaveDialogProps {
  isChanged: boolean
  /** Whether the page has parts by query parameters, and leaving a part loses its changes. */
  hasParts?: boolean
}

/** Asks before a page with unsaved changes is left; the browser asks before the tab is closed. */
export function LeaveDialog({ isChanged, hasParts = false }: LeaveDialogProps) {
  const { t } = useLingui()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const isOtherPart = hasParts && JSON.stringify(current.search) !== JSON.stringify(next.search)
      return isChanged && (current.pathname !== next.pathname || isOtherPart)
    },
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  const stay = () => reset?.()
  return (
    <Overlay title={t`Unsaved changes`} isOpen={status === 'blocked'} onClose={stay}>
      <ConfirmForm
        confirmText={t`Leave without saving your changes?`}
        action={t`Leave`}
        isDanger
        hasReason={false}
        onConfirm={async () => proceed?.()}
        onCancel={stay}
      />
    </Overlay>
  )
}
