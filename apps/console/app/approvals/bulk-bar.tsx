import { selectWaitingChanges } from '@ante/contract/console/bulk-changes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { amountText, sumOf } from '../lib/amounts.ts'
import type { Selection } from '../lib/selection.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { SelectionBar } from '../ui/selection-bar.tsx'
import { announce } from '../ui/toasts.tsx'
import { BulkDecision } from './bulk-decision.tsx'
import type { SelectedChange } from './selected-change.ts'

interface BulkBarProps {
  selection: Selection<SelectedChange>
  /** Whether changes on further pages match the filter. */
  hasMore: boolean
}

/** Bar with the actions on the selected changes. */
export function BulkBar({ selection, hasMore }: BulkBarProps) {
  const { t } = useLingui()
  const { code: merchant, currency } = useSite()
  const failureText = useFailureText()
  const [decision, setDecision] = useState<'approve' | 'reject' | null>(null)
  const selecting = useMutation({
    mutationFn: () => call(selectWaitingChanges, { merchant }),
    onSuccess: ({ rows, hasMore: isCut }) => {
      selection.set(rows)
      if (isCut) announce(t`The newest ${rows.length} are selected: a selection can't have more.`)
    },
    onError: (error) => announce(failureText(error)),
  })
  const rows = [...selection.rows.values()]
  const amounts = rows.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  const sum = amounts.length === 0 ? null : `${amountText(sumOf(amounts))} ${currency ?? ''}`.trim()
  return (
    <>
      <SelectionBar
        count={rows.length}
        sum={sum}
        onSelectAll={hasMore ? () => selecting.mutate() : undefined}
        isSelecting={selecting.isPending}
        onClear={() => selection.set([])}
      >
        <Button size="small" kind="main" onPress={() => setDecision('approve')}>
          <Trans>Approve selected</Trans>
        </Button>
        <Button size="small" onPress={() => setDecision('reject')}>
          <Trans>Reject selected</Trans>
        </Button>
      </SelectionBar>
      {decision !== null && (
        <BulkDecision
          decision={decision}
          rows={rows}
          sum={sum}
          onClose={(decided) => {
            setDecision(null)
            if (decided) selection.set([])
          }}
        />
      )}
    </>
  )
}
