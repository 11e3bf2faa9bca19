import { DECIDED_AT_ONCE, decideChanges } from '@ante/contract/console/bulk-changes.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { OutcomeTable } from './outcome-table.tsx'
import type { SelectedChange } from './selected-change.ts'

export type Outcome = OutputOf<typeof decideChanges>['outcomes'][number]

interface BulkDecisionProps {
  decision: 'approve' | 'reject'
  rows: readonly SelectedChange[]
  sum: string | null
  /** Called when the dialog closes. After a decision the selection must be cleared. */
  onClose(decided: boolean): void
}

/** Decides a selection after a confirmation with its number and sum, and shows the outcome of each row. */
export function BulkDecision({ decision, rows, sum, onClose }: BulkDecisionProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<Outcome[] | null>(null)
  const count = rows.length
  const isApproval = decision === 'approve'
  const total = sum === null ? '' : t` ${sum} in total.`
  const decide = async (reason: string) => {
    const all: Outcome[] = []
    for (let start = 0; start < count; start += DECIDED_AT_ONCE) {
      const part = rows.slice(start, start + DECIDED_AT_ONCE).map(({ id, binding }) => ({ id, binding }))
      const answer = await call(decideChanges, { merchant, decision, rows: part, reason })
      all.push(...answer.outcomes)
    }
    setOutcomes(all)
    await client.invalidateQueries({ queryKey: ['changes'] })
  }
  const done = outcomes?.filter(({ refusal, failure }) => refusal === null && failure === null).length ?? 0
  return (
    <Overlay
      title={isApproval ? t`Approve several changes` : t`Reject several changes`}
      size={outcomes ? 'wide' : 'normal'}
      isOpen
      onClose={() => onClose(outcomes !== null)}
    >
      {outcomes ? (
        <>
          <p>
            <Trans>
              <Plural value={done} one="# change was decided" other="# changes were decided" /> of {count}.
            </Trans>
          </p>
          <OutcomeTable outcomes={outcomes} />
          <FormActions>
            {/* The focus stays in the dialog when the form is gone. */}
            <Button kind="main" {...{ autoFocus: true }} onPress={() => onClose(true)}>
              <Trans>Close</Trans>
            </Button>
          </FormActions>
        </>
      ) : (
        <ConfirmForm
          confirmText={
            isApproval ? t`Approve and apply ${count} changes.${total}` : t`Reject ${count} changes.${total}`
          }
          action={isApproval ? t`Approve all selected` : t`Reject all selected`}
          isDanger={!isApproval}
          onConfirm={decide}
          onCancel={() => onClose(false)}
        />
      )}
    </Overlay>
  )
}
