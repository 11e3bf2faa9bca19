import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../lib/amounts.ts'
import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { SidePanel } from '../ui/side-panel.tsx'
import { Failed, Skeleton } from '../ui/states.tsx'
import { ClaimParts } from './claim-parts.tsx'
import { CreditForm } from './credit-form.tsx'
import { DepositDecisions } from './deposit-decisions.tsx'
import type { Chosen } from './deposit-decisions.tsx'
import { claimQuery } from './deposit-queries.ts'
import type { Queue } from './deposit-queries.ts'
import { RejectForm } from './reject-form.tsx'

interface DepositPanelProps {
  id: string
  reasons: Queue['reasons']
  onClose(): void
  /** After a decision: opens the next row. */
  onDone(): void
}

/** A deposit with the bank lines that may be its payment, its receipt and its history. */
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
      {claim && chosen?.decision === 'credit' && (
        <CreditForm
          key={chosen.line?.id ?? ''}
          deposit={claim.deposit}
          line={chosen.line}
          onCancel={cancel}
          onDone={onDone}
        />
      )}
      {claim && chosen?.decision === 'reject' && (
        <RejectForm deposit={claim.deposit} reasons={reasons} onCancel={cancel} onDone={onDone} />
      )}
      {claim ? (
        <ClaimParts
          claim={claim}
          onCredit={canDecide ? (line) => setChosen({ decision: 'credit', line }) : undefined}
        />
      ) : query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton lines={10} />
      )}
    </SidePanel>
  )
}
