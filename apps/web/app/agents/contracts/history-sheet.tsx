import type { ContractAction } from '@ante/contract/agents/contract-state.ts'
import type { Contract, showContract } from '@ante/contract/agents/contracts.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { Moment } from '../../ui/times.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './contracts.module.css'
import { contractShown } from './queries.ts'
import { TierTable } from './tier-table.tsx'

interface HistorySheetProps {
  open: boolean
  openCount: number
  contract: Contract
  onClose(): void
}

/** History of a contract, latest first. */
export function HistorySheet({ open, openCount, contract, onClose }: HistorySheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`History`} onClose={onClose}>
      <ContentBoundary key={openCount} skeleton={<Skeleton height={240} />}>
        <Steps id={contract.contractId} side={contract.side} />
      </ContentBoundary>
    </Sheet>
  )
}

function Steps({ id, side }: { id: string; side: Contract['side'] }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const { steps, currency } = useSuspenseQuery(contractShown(id)).data
  return (
    <ScrollRegion label={t`History`}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.at + step.action} className={styles.step}>
            <Moment at={step.at} zone={zone} />
            <p>{i18n._(textOf(step, side))}</p>
            {step.tiers && <TierTable title="" tiers={step.tiers} currency={currency} />}
          </li>
        ))}
      </ol>
    </ScrollRegion>
  )
}

type Step = OutputOf<typeof showContract>['steps'][number]

function textOf({ action, side: changedBy }: Step, reader: Contract['side']): MessageDescriptor {
  if (changedBy === 'system') return systemTexts
  return changedBy === reader ? ownTexts[action] : otherTexts[action]
}

const systemTexts = msg`The contract was ended. Contact customer service for details.`

const ownTexts: Record<ContractAction, MessageDescriptor> = {
  N: msg`You offered the contract.`,
  P: msg`You changed your offer.`,
  A: msg`You accepted.`,
  R: msg`You declined, or withdrew your request.`,
  E: msg`You proposed new terms.`,
  V: msg`You asked to end the contract.`,
  C: msg`You ended the contract.`,
  D: msg`Payment made.`,
}

const otherTexts: Record<ContractAction, MessageDescriptor> = {
  N: msg`The other party offered the contract.`,
  P: msg`The other party changed their offer.`,
  A: msg`The other party accepted.`,
  R: msg`The other party declined, or withdrew their request.`,
  E: msg`The other party proposed new terms.`,
  V: msg`The other party asked to end the contract.`,
  C: msg`The other party ended the contract.`,
  D: msg`Payment made.`,
}
