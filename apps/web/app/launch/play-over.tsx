import { useLingui } from '@lingui/react/macro'

import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface PlayOverProps {
  over: 'rest' | 'session'
  onLeave(): void
}

/** Notice that no more bets are accepted, with a single action. */
export function PlayOver({ over, onLeave }: PlayOverProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      title={over === 'rest' ? t`You’re taking a break` : t`That was your time for today`}
      onClose={onLeave}
      actions={<Button wide onClick={onLeave}>{t`Leave the game`}</Button>}
    >
      {over === 'rest'
        ? t`What you have stays yours to withdraw.`
        : t`You have played as long as you allow yourself today. Play goes on tomorrow.`}
    </Dialog>
  )
}
