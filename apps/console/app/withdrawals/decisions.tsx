import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHotkeys } from 'react-hotkeys-hook'

import { Button } from '../ui/button.tsx'
import { KeyHint } from '../ui/key-hint.tsx'
import type { Decision } from './decision.ts'

interface Offered {
  decision: Decision
  text: MessageDescriptor
  letter: string
  isMain?: true
}

const APPROVE: Offered = { decision: 'approve', text: msg`Approve`, letter: 'a', isMain: true }
const REJECT: Offered = { decision: 'reject', text: msg`Reject`, letter: 'r' }
const HOLD: Offered = { decision: 'hold', text: msg`Hold`, letter: 'h' }
const RELEASE: Offered = { decision: 'release', text: msg`Release`, letter: 'a', isMain: true }
const PAID: Offered = { decision: 'paid', text: msg`Mark as paid`, letter: 'a', isMain: true }
const FAILED: Offered = { decision: 'failed', text: msg`Mark as failed`, letter: 'r' }
const NOTE: Offered = { decision: 'note', text: msg`Note`, letter: 'n' }

/** Returns the decisions available in the shown state. */
function offeredFor({ state, isHeld, isProposed }: QueuedWithdrawal): Offered[] {
  if (state === 'REVIEW' && isHeld) return [RELEASE, REJECT, NOTE]
  if (state === 'REVIEW') return isProposed ? [REJECT, HOLD, NOTE] : [APPROVE, REJECT, HOLD, NOTE]
  return state === 'PAYING' ? [PAID, FAILED, NOTE] : [NOTE]
}

/** Decision buttons with their keys; each opens a confirmation. */
export function Decisions({ row, onDecision }: { row: QueuedWithdrawal; onDecision: (decision: Decision) => void }) {
  const { t } = useLingui()
  const offered = offeredFor(row)
  useHotkeys(
    'a,r,h,n',
    (_event, { keys }) => {
      const chosen = offered.find(({ letter }) => letter === keys?.join(''))
      if (chosen) onDecision(chosen.decision)
    },
    { preventDefault: true },
    [offered],
  )
  return (
    <>
      {row.isProposed && (
        <p>
          <Trans>The approval awaits another person.</Trans>
        </p>
      )}
      {offered.map(({ decision, text, letter, isMain }) => (
        <Button key={decision} kind={isMain ? 'main' : 'plain'} onPress={() => onDecision(decision)}>
          {t(text)}
          <KeyHint keys={letter} />
        </Button>
      ))}
    </>
  )
}
