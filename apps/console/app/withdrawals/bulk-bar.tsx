import { decideWithdrawals, rejectQueuedWithdrawal } from '@ante/contract/console/decide-withdrawals.ts'
import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText, sumOf } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import type { Selection } from '../lib/selection.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { KeyHint } from '../ui/key-hint.tsx'
import { announce } from '../ui/toasts.tsx'
import { BulkForm } from './bulk-form.tsx'
import type { Outcome } from './bulk-form.tsx'
import type { Queue } from './withdrawal-queries.ts'
import styles from './withdrawals.module.css'

interface BulkBarProps {
  rows: readonly QueuedWithdrawal[]
  selection: Selection<QueuedWithdrawal>
  reasons: Queue['reasons']
}

const isClear = ({ failed, isProposed, claim }: QueuedWithdrawal) =>
  failed.length === 0 && !isProposed && (claim === null || claim.isOwn)

/** Bar that selects all rows without a failed check, and decides the selected rows; with their number and sum. */
export function BulkBar({ rows, selection, reasons }: BulkBarProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayReject = useMayCall(merchant)(rejectQueuedWithdrawal)
  const client = useQueryClient()
  const [decision, setDecision] = useState<'approve' | 'reject' | null>(null)
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null)
  const chosen = [...selection.rows.values()]
  const clear = rows.filter(isClear)
  const failed = chosen.filter(({ failed: checks }) => checks.length > 0)
  const currency = rows[0]?.currency ?? ''
  const sum = amountText(sumOf(chosen.map(({ amount }) => amount)))
  const send = async (given: { code?: string; note?: string }) => {
    const items = chosen.map(({ id, version }) => ({ id, version }))
    const answer = await call(decideWithdrawals, { merchant, decision: decision ?? 'approve', items, ...given })
    const refused = answer.outcomes.filter(({ outcome }) => outcome !== 'applied' && outcome !== 'waiting')
    selection.set([])
    if (refused.length > 0) setOutcomes(answer.outcomes)
    else {
      setDecision(null)
      announce(t`${items.length} decided.`)
    }
    await client.invalidateQueries({ queryKey: ['withdrawals', merchant] })
  }
  return (
    <div className={styles.bar}>
      <span className={styles.barText}>
        {chosen.length === 0 ? (
          <Plural
            value={clear.length}
            one="# row of this page has no failed check."
            other="# rows of this page have no failed check."
          />
        ) : (
          <Trans>
            {chosen.length} selected, {sum} {currency}
          </Trans>
        )}
      </span>
      {chosen.length === 0 ? (
        <>
          <span>
            <Trans>Select a row</Trans> <KeyHint keys="x" />
          </span>
          <Button size="small" isDisabled={clear.length === 0} onPress={() => selection.set(clear)}>
            <Trans>Select these</Trans>
          </Button>
        </>
      ) : (
        <>
          {failed.length > 0 && (
            <Trans>
              <Plural value={failed.length} one="# has" other="# have" /> a failed check: decide about it alone.
            </Trans>
          )}
          <Button kind="main" size="small" isDisabled={failed.length > 0} onPress={() => setDecision('approve')}>
            <Trans>Approve selected</Trans>
          </Button>
          {mayReject && (
            <Button size="small" onPress={() => setDecision('reject')}>
              <Trans>Reject selected</Trans>
            </Button>
          )}
          <Button kind="quiet" size="small" onPress={() => selection.set([])}>
            <Trans>Clear selection</Trans>
          </Button>
        </>
      )}
      {decision !== null && (
        <BulkForm
          decision={decision}
          total={t`${chosen.length} withdrawals, ${sum} ${currency} in total`}
          reasons={reasons.filter(({ kind }) => kind === 'reject')}
          outcomes={outcomes}
          onSend={send}
          onClose={() => {
            setDecision(null)
            setOutcomes(null)
          }}
        />
      )}
    </div>
  )
}
