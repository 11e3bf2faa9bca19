import type { BankLine } from '@ante/contract/console/bank-lines.ts'
import { Trans } from '@lingui/react/macro'
import { useHotkeys } from 'react-hotkeys-hook'

import { Button } from '../ui/button.tsx'
import { KeyHint } from '../ui/key-hint.tsx'
import type { Claim } from './deposit-queries.ts'

/** The chosen decision, to be confirmed; a credit may be matched with a bank line. */
export type Chosen =
  | { decision: 'credit'; line: BankLine | undefined }
  | { decision: 'reject' }
  | { decision: 'settle' }

/** Decision buttons with their keys; `a` credits by the best matching bank line, if there is one. */
export function DepositDecisions({ claim, onChoose }: { claim: Claim; onChoose: (chosen: Chosen) => void }) {
  const { state, isProposed, problem } = claim.deposit
  const canCredit = state !== 'SUCCESS' && !isProposed
  const canReject = state === 'SUBMITTED' || state === 'PROCESSING'
  const canSettle = problem !== null && !isProposed
  const best = claim.suggestions[0]?.line
  useHotkeys('a', () => onChoose({ decision: 'credit', line: best }), { enabled: canCredit, preventDefault: true })
  useHotkeys('r', () => onChoose({ decision: 'reject' }), { enabled: canReject, preventDefault: true })
  useHotkeys('s', () => onChoose({ decision: 'settle' }), { enabled: canSettle, preventDefault: true })
  return (
    <>
      {isProposed && (
        <p>
          <Trans>A decision awaits another person.</Trans>
        </p>
      )}
      {canCredit && (
        <Button kind="main" onPress={() => onChoose({ decision: 'credit', line: best })}>
          {best ? <Trans>Credit by bank line</Trans> : <Trans>Credit</Trans>}
          <KeyHint keys="a" />
        </Button>
      )}
      {canReject && (
        <Button onPress={() => onChoose({ decision: 'reject' })}>
          <Trans>Reject</Trans>
          <KeyHint keys="r" />
        </Button>
      )}
      {canSettle && (
        <Button kind={canCredit ? 'plain' : 'main'} onPress={() => onChoose({ decision: 'settle' })}>
          <Trans>Settle the problem</Trans>
          <KeyHint keys="s" />
        </Button>
      )}
    </>
  )
}
