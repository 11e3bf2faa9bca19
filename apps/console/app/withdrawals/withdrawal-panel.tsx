import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../lib/amounts.ts'
import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import type { Decision } from './decision.ts'
import { DecisionForm } from './decision-form.tsx'
import { Decisions } from './decisions.tsx'
import { ReviewParts } from './review-parts.tsx'
import { useClaim } from './use-claim.ts'
import { reviewQuery } from './withdrawal-queries.ts'
import type { Queue } from './withdrawal-queries.ts'

interface WithdrawalPanelProps {
  id: string
  /** The row in the list; undefined if the list does not contain it. */
  row: QueuedWithdrawal | undefined
  reasons: Queue['reasons']
  onClose(): void
  /** Called after a decision, to open the next row. */
  onDone(): void
}

/** All details of a withdrawal, and the decision. While the panel is open, the withdrawal is claimed. */
export function WithdrawalPanel({ id, row, reasons, onClose, onDone }: WithdrawalPanelProps) {
  const { code: merchant } = useSite()
  const canDecide = useMay(merchant)('cashier.withdrawal.update')
  const query = useQuery(reviewQuery(merchant, id))
  const [decision, setDecision] = useState<Decision | null>(null)
  // The decision applies to the shown version, even if the list already has a newer one.
  const shown = query.data?.withdrawal ?? row
  const claimedBy = useClaim(row ?? shown, canDecide)
  const isOutdated = shown !== undefined && row !== undefined && shown.version !== row.version
  return (
    <SidePanel
      title={shown ? `${amountText(shown.amount)} ${shown.currency} · ${shown.account}` : id}
      onClose={onClose}
      foot={decision === null && canDecide && shown && <Decisions row={shown} onDecision={setDecision} />}
    >
      <ReviewNotices claimedBy={claimedBy} isOutdated={isOutdated} onLoad={() => void query.refetch()} />
      {decision !== null && shown && (
        <DecisionForm
          key={decision}
          row={shown}
          decision={decision}
          reasons={reasons}
          onCancel={() => setDecision(null)}
          onDone={onDone}
        />
      )}
      <PanelView query={query}>{(review) => <ReviewParts review={review} />}</PanelView>
    </SidePanel>
  )
}

interface ReviewNoticesProps {
  /** Another reviewer who has claimed the withdrawal, or null. */
  claimedBy: string | null
  isOutdated: boolean
  onLoad(): void
}

/** Notices why a decision would be refused now. */
function ReviewNotices({ claimedBy, isOutdated, onLoad }: ReviewNoticesProps) {
  const { t } = useLingui()
  return (
    <>
      {claimedBy !== null && (
        <Notice tone="warn">{t`${claimedBy} is reviewing it. You can't decide at the moment.`}</Notice>
      )}
      {isOutdated && (
        <Notice tone="warn">
          {t`It changed since this was loaded.`} <Button size="small" onPress={onLoad}>{t`Load again`}</Button>
        </Notice>
      )}
    </>
  )
}
