import type { Session } from '@ante/contract/identity/session.ts'
import { useLingui } from '@lingui/react/macro'

import { Sheet } from '../../ui/sheet.tsx'
import { SecondStep } from '../security/second-step.tsx'

interface SecondStepSheetProps {
  challenge: string
  expiresInSeconds: number
  onEntered(session: Session): void
  onClose(): void
}

/** A social account is one factor; members with a second factor are asked for it. */
export function SecondStepSheet({ onClose, ...step }: SecondStepSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open title={t`Two-step verification`} onClose={onClose}>
      <SecondStep {...step} onAgain={onClose} />
    </Sheet>
  )
}
