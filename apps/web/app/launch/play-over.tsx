import { useLingui } from '@lingui/react/macro'

import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface PlayOverProps {
  reason: 'exclusion' | 'session'
  onLeave(): void
}

/** Notice that no more bets are accepted, with a single action. */
export function PlayOver({ reason, onLeave }: PlayOverProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      title={reason === 'exclusion' ? t`You’re taking a break` : t`Daily time limit reached`}
      onClose={onLeave}
      actions={<Button wide onClick={onLeave}>{t`Leave game`}</Button>}
    >
      {reason === 'exclusion'
        ? t`You can still withdraw your balance.`
        : t`You’ve reached your time limit for today. You can play again tomorrow.`}
    </Dialog>
  )
}
