import { Trans } from '@lingui/react/macro'
import { useHotkeys } from 'react-hotkeys-hook'

import { useShortcuts } from '../lib/shortcuts.ts'
import { Button } from '../ui/button.tsx'
import { KeyHint } from '../ui/key-hint.tsx'
import { bestLine } from './decision.ts'
import type { Chosen, Decision } from './decision.ts'
import type { Claim } from './deposit-queries.ts'

interface DepositDecisionsProps {
  claim: Claim
  offered: readonly Decision[]
  onChoose(chosen: Chosen): void
}

/** Returns the key of each decision. If the account has configured `s` for another action, `h` (reserved) settles. */
function useDecisionKeys(): Record<Decision, string> {
  const keys = useShortcuts()
  const settle = Object.values(keys).includes('s') ? 'h' : 's'
  return { credit: keys.approve, reject: keys.reject, settle }
}

/** Decision buttons with their keys; the first one credits by the likeliest bank line, if there is one. */
export function DepositDecisions({ claim, offered, onChoose }: DepositDecisionsProps) {
  const keys = useDecisionKeys()
  const best = bestLine(claim)
  const choose = (decision: Decision) => onChoose(decision === 'credit' ? { decision, line: best } : { decision })
  const optionsOf = (decision: Decision) => ({ enabled: offered.includes(decision), preventDefault: true })
  useHotkeys(keys.credit, () => choose('credit'), optionsOf('credit'))
  useHotkeys(keys.reject, () => choose('reject'), optionsOf('reject'))
  useHotkeys(keys.settle, () => choose('settle'), optionsOf('settle'))
  return (
    <>
      {claim.deposit.isProposed && (
        <p>
          <Trans>A decision awaits another person.</Trans>
        </p>
      )}
      {offered.map((decision, at) => (
        <Button
          key={decision}
          kind={at === 0 && decision !== 'reject' ? 'main' : 'plain'}
          onPress={() => choose(decision)}
        >
          <DecisionName decision={decision} isByLine={best !== undefined} />
          <KeyHint keys={keys[decision]} />
        </Button>
      ))}
    </>
  )
}

function DecisionName({ decision, isByLine }: { decision: Decision; isByLine: boolean }) {
  if (decision === 'reject') return <Trans>Reject</Trans>
  if (decision === 'settle') return <Trans>Settle the problem</Trans>
  return isByLine ? <Trans>Credit by bank line</Trans> : <Trans>Credit</Trans>
}
