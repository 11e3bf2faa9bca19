import type { QueuedDeposit } from '@ante/contract/console/deposits.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../lib/amounts.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { useDecidedElsewhere } from '../lib/use-decided-elsewhere.ts'
import { ClaimedNotice } from '../ui/claimed-notice.tsx'
import { Notice } from '../ui/notice.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { ClaimParts } from './claim-parts.tsx'
import { CreditForm } from './credit-form.tsx'
import { decisionsFor } from './decision.ts'
import type { Chosen } from './decision.ts'
import { DepositDecisions } from './deposit-decisions.tsx'
import { claimQuery } from './deposit-queries.ts'
import type { Claim, Queue } from './deposit-queries.ts'
import { stateText } from './deposit-texts.ts'
import { RejectForm } from './reject-form.tsx'
import { SettleForm } from './settle-form.tsx'
import { useClaim } from './use-claim.ts'
import { useFreshEvidence } from './use-fresh-evidence.ts'

interface DepositPanelProps {
  id: string
  /** The row in the list; undefined if the list does not contain it. */
  row: QueuedDeposit | undefined
  reasons: Queue['reasons']
  onClose(): void
  /** Called after a decision, to open the next row. */
  onDone(): void
}

/** A deposit with the possible bank lines of its payment, its receipt and its history. It is claimed while it is open. */
export function DepositPanel({ id, row, reasons, onClose, onDone }: DepositPanelProps) {
  const { query, claim, hasMoved, chosen, setChosen, offered, claimedBy, onDecided } = useReview(id, row)
  return (
    <SidePanel
      title={claim ? <PanelTitle deposit={claim.deposit} /> : id}
      onClose={onClose}
      foot={
        chosen === null &&
        claim &&
        (offered.length > 0 || claim.deposit.isProposed) && (
          <DepositDecisions claim={claim} offered={offered} onChoose={setChosen} />
        )
      }
    >
      {hasMoved && claim && <MovedNotice deposit={claim.deposit} />}
      <ClaimedNotice by={claimedBy} />
      {claim && chosen && (
        <ChosenForm
          chosen={chosen}
          claim={claim}
          reasons={reasons}
          onCancel={() => setChosen(null)}
          onDone={() => {
            onDecided()
            onDone()
          }}
        />
      )}
      <PanelView query={query}>
        {(value) => (
          <ClaimParts
            claim={value}
            onCredit={offered.includes('credit') ? (line) => setChosen({ decision: 'credit', line }) : undefined}
          />
        )}
      </PanelView>
    </SidePanel>
  )
}

/** Returns a deposit with the decisions that are available, and its claim by a reviewer. */
function useReview(id: string, row: QueuedDeposit | undefined) {
  const { code: merchant } = useSite()
  const mayCall = useMayCall(merchant)
  const query = useQuery(claimQuery(merchant, id))
  const claim = query.data
  const { hasMoved, isUnclear } = useDecidedElsewhere({ row, shown: claim?.deposit, refetch: query.refetch })
  const [chosen, setChosen] = useChosen(claim, hasMoved)
  const line = chosen?.decision === 'credit' ? chosen.line?.id : undefined
  const { claimedBy, onDecided } = useClaim(row ?? claim?.deposit, line)
  useFreshEvidence(query, { id, line })
  const offered = claim && !isUnclear ? decisionsFor(claim, mayCall) : []
  return { query, claim, hasMoved, chosen, setChosen, offered, claimedBy, onDecided }
}

const PanelTitle = ({ deposit: { toPay, payCurrency, player, account } }: { deposit: QueuedDeposit }) => (
  <>
    {amountText(toPay)} {payCurrency} · <PlayerLink player={player} account={account} />
  </>
)

/** Notice that another person has decided the open deposit, or the provider has reported its end. */
function MovedNotice({ deposit: { state } }: { deposit: QueuedDeposit }) {
  const { t } = useLingui()
  const now = t(stateText[state].text)
  return <Notice tone="warn">{t`It changed meanwhile. Now: ${now}.`}</Notice>
}

/** Returns the chosen decision, null once another person has decided, and a function that sets the decision. */
function useChosen(
  claim: Claim | undefined,
  hasMoved: boolean,
): [chosen: Chosen | null, choose: (chosen: Chosen | null) => void] {
  const version = claim?.deposit.version
  const [set, setChosen] = useState<{ chosen: Chosen; version: string | undefined } | null>(null)
  const choose = (chosen: Chosen | null) => setChosen(chosen && { chosen, version })
  return [hasMoved && set?.version !== version ? null : (set?.chosen ?? null), choose]
}

interface ChosenFormProps extends Pick<DepositPanelProps, 'reasons' | 'onDone'> {
  chosen: Chosen
  claim: Claim
  onCancel(): void
}

function ChosenForm({ chosen, claim, reasons, ...ends }: ChosenFormProps) {
  const { deposit } = claim
  const ofKind = (kind: (typeof reasons)[number]['kind']) => reasons.filter((reason) => reason.kind === kind)
  if (chosen.decision === 'settle') return <SettleForm claim={claim} reasons={ofKind('settle')} {...ends} />
  if (chosen.decision === 'reject') return <RejectForm deposit={deposit} reasons={ofKind('deposit')} {...ends} />
  const { line } = chosen
  return <CreditForm key={line?.id ?? ''} deposit={deposit} line={line} reasons={ofKind('amount')} {...ends} />
}
