import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../lib/amounts.ts'
import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { PanelView } from '../ui/panel-view.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { ClaimParts } from './claim-parts.tsx'
import { CreditForm } from './credit-form.tsx'
import { DepositDecisions } from './deposit-decisions.tsx'
import type { Chosen } from './deposit-decisions.tsx'
import { claimQuery } from './deposit-queries.ts'
import type { Claim, Queue } from './deposit-queries.ts'
import { RejectForm } from './reject-form.tsx'
import { SettleForm } from './settle-form.tsx'

interface DepositPanelProps {
  id: string
  reasons: Queue['reasons']
  onClose(): void
  /** Called after a decision, to open the next row. */
  onDone(): void
}

/** A deposit with the possible bank lines of its payment, its receipt and its history. */
export function DepositPanel({ id, reasons, onClose, onDone }: DepositPanelProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const canDecide = useMay(merchant)('cashier.deposit.update')
  const query = useQuery(claimQuery(merchant, id))
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const claim = query.data
  const cancel = () => setChosen(null)
  return (
    <SidePanel
      title={claim ? t`${amountText(claim.deposit.toPay)} ${claim.deposit.payCurrency} · ${claim.deposit.account}` : id}
      onClose={onClose}
      foot={chosen === null && canDecide && claim && <DepositDecisions claim={claim} onChoose={setChosen} />}
    >
      {claim && chosen && (
        <ChosenForm chosen={chosen} claim={claim} reasons={reasons} onCancel={cancel} onDone={onDone} />
      )}
      <PanelView query={query}>
        {(value) => (
          <ClaimParts
            claim={value}
            onCredit={canDecide ? (line) => setChosen({ decision: 'credit', line }) : undefined}
          />
        )}
      </PanelView>
    </SidePanel>
  )
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
