import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../lib/amounts.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { useDecidedElsewhere } from '../lib/use-decided-elsewhere.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { decisionsFor } from './decision.ts'
import type { Decision } from './decision.ts'
import { DecisionForm } from './decision-form.tsx'
import { Decisions } from './decisions.tsx'
import { ReviewParts } from './review-parts.tsx'
import { useClaim } from './use-claim.ts'
import { reviewQuery } from './withdrawal-queries.ts'
import type { Queue } from './withdrawal-queries.ts'
import { stateText } from './withdrawal-texts.ts'

/** A decision to be confirmed, and the version of the withdrawal for which it was chosen. */
interface Chosen {
  decision: Decision
  version: string
}

/** Returns the chosen decision, null once another person has decided, and a function that sets the decision. */
function useChosen(
  shown: QueuedWithdrawal | undefined,
  hasMoved: boolean,
): [decision: Decision | null, choose: (decision: Decision | null) => void] {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const choose = (decision: Decision | null) =>
    setChosen(decision === null || !shown ? null : { decision, version: shown.version })
  const isForestalled = hasMoved && chosen?.version !== shown?.version
  return [isForestalled ? null : (chosen?.decision ?? null), choose]
}

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
  const query = useQuery(reviewQuery(merchant, id))
  // A decision applies to the shown version, even if the list already has a newer one.
  const shown = query.data?.withdrawal ?? row
  const { hasMoved, isUnclear } = useDecidedElsewhere({ row, shown, refetch: query.refetch })
  const [decision, choose] = useChosen(shown, hasMoved)
  const claimedBy = useClaim(row ?? shown)
  const offered = useOffered(isUnclear ? undefined : shown)
  return (
    <SidePanel
      title={shown ? <PanelTitle row={shown} /> : id}
      onClose={onClose}
      foot={
        decision === null &&
        shown &&
        offered.length > 0 && <Decisions row={shown} offered={offered} onDecision={choose} />
      }
    >
      {hasMoved && shown && <MovedNotice row={shown} />}
      <ReviewNotices claimedBy={claimedBy} isOutdated={isOlder(shown, row)} onLoad={() => void query.refetch()} />
      {decision !== null && shown && (
        <DecisionForm
          key={decision}
          row={shown}
          decision={decision}
          reasons={reasons}
          onCancel={() => choose(null)}
          onDone={onDone}
        />
      )}
      <PanelView query={query}>{(review) => <ReviewParts review={review} />}</PanelView>
    </SidePanel>
  )
}

/** Returns the decisions that the person may make about a withdrawal. */
function useOffered(shown: QueuedWithdrawal | undefined): Decision[] {
  const { code: merchant } = useSite()
  const mayCall = useMayCall(merchant)
  return shown ? decisionsFor(shown, mayCall) : []
}

/** Whether the list has a newer version than the panel. */
const isOlder = (shown: QueuedWithdrawal | undefined, row: QueuedWithdrawal | undefined): boolean =>
  row !== undefined && shown?.version !== row.version

const PanelTitle = ({ row: { amount, currency, player, account } }: { row: QueuedWithdrawal }) => (
  <>
    {amountText(amount)} {currency} · <PlayerLink player={player} account={account} />
  </>
)

/** Notice that another person has decided the open withdrawal. */
function MovedNotice({ row: { state, isHeld } }: { row: QueuedWithdrawal }) {
  const { t } = useLingui()
  const now = isHeld ? t`on hold` : t(stateText[state].text)
  return <Notice tone="warn">{t`It was decided meanwhile. Now: ${now}.`}</Notice>
}

interface ReviewNoticesProps {
  /** Another reviewer who has claimed the withdrawal, or null. */
  claimedBy: string | null
  isOutdated: boolean
  onLoad(): void
}

/** Messages why a decision would be refused now. */
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
