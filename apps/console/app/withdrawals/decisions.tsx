import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHotkeys } from 'react-hotkeys-hook'

import { useShortcuts } from '../lib/shortcuts.ts'
import { Button } from '../ui/button.tsx'
import { KeyHint } from '../ui/key-hint.tsx'
import type { Decision } from './decision.ts'

const texts: Record<Decision, MessageDescriptor> = {
  approve: msg`Approve`,
  reject: msg`Reject`,
  hold: msg`Hold`,
  release: msg`Release`,
  paid: msg`Mark as paid`,
  failed: msg`Mark as failed`,
  note: msg`Note`,
}

const isMain = (decision: Decision): boolean => decision === 'approve' || decision === 'release' || decision === 'paid'

/**
 * Returns the key of each decision. The keys to confirm (approve, release, mark as paid) and to refuse (reject, mark as
 * failed) are those that the account has chosen; `h` and `n` are fixed.
 */
function useDecisionKeys(): (decision: Decision) => string {
  const { approve, reject } = useShortcuts()
  return (decision) => {
    if (isMain(decision)) return approve
    if (decision === 'hold') return 'h'
    return decision === 'note' ? 'n' : reject
  }
}

interface DecisionsProps {
  row: QueuedWithdrawal
  offered: readonly Decision[]
  onDecision(decision: Decision): void
}

/** Decision buttons with their keys; each opens a confirmation. */
export function Decisions({ row, offered, onDecision }: DecisionsProps) {
  const { t } = useLingui()
  const keyOf = useDecisionKeys()
  useHotkeys(
    offered.map(keyOf),
    (_event, { keys }) => {
      const chosen = offered.find((decision) => keyOf(decision) === keys?.join(''))
      if (chosen) onDecision(chosen)
    },
    { preventDefault: true },
    [offered, keyOf],
  )
  return (
    <>
      {row.isProposed && (
        <p>
          <Trans>The approval awaits another person.</Trans>
        </p>
      )}
      {offered.map((decision) => (
        <Button key={decision} kind={isMain(decision) ? 'main' : 'plain'} onPress={() => onDecision(decision)}>
          {t(texts[decision])}
          <KeyHint keys={keyOf(decision)} />
        </Button>
      ))}
    </>
  )
}
