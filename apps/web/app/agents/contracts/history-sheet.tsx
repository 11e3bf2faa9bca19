import type { ContractAction } from '@ante/contract/agents/contract-state.ts'
import type { Contract, showContract } from '@ante/contract/agents/contracts.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { timeThere } from '../../lib/words/time-there.ts'
import { useMerchant } from '../../merchant/public.ts'
import { MoneyBoundary } from '../../ui/money-boundary.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './contracts.module.css'
import { contractShown } from './queries.ts'
import { TierTable } from './tier-table.tsx'

interface HistorySheetProps {
  open: boolean
  round: number
  contract: Contract
  onClose(): void
}

/** History of a contract, latest first. */
export function HistorySheet({ open, round, contract, onClose }: HistorySheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`History so far`} onClose={onClose}>
      <MoneyBoundary key={round} skeleton={<Skeleton height={240} />}>
        <Steps id={contract.contractId} side={contract.side} />
      </MoneyBoundary>
    </Sheet>
  )
}

function Steps({ id, side }: { id: string; side: Contract['side'] }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const { steps, currency } = useSuspenseQuery(contractShown(id)).data
  return (
    <ScrollRegion label={t`History so far`}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.at + step.action} className={styles.step}>
            <time dateTime={step.at}>{timeThere(step.at, i18n.locale, zone)}</time>
            <p>{i18n._(wordsOf(step, side))}</p>
            {step.tiers && <TierTable title="" tiers={step.tiers} currency={currency} />}
          </li>
        ))}
      </ol>
    </ScrollRegion>
  )
}

type Step = OutputOf<typeof showContract>['steps'][number]

function wordsOf({ action, side: by }: Step, reader: Contract['side']): MessageDescriptor {
  if (by === 'system') return systemWords
  return by === reader ? ownWords[action] : otherWords[action]
}

const systemWords = msg`It ended: customer service tells you why.`

const ownWords: Record<ContractAction, MessageDescriptor> = {
  N: msg`You offered it.`,
  P: msg`You changed your offer.`,
  A: msg`You accepted.`,
  R: msg`You declined, or withdrew your request.`,
  E: msg`You offered other terms.`,
  V: msg`You asked to end it.`,
  C: msg`You ended it.`,
  D: msg`It was paid.`,
}

const otherWords: Record<ContractAction, MessageDescriptor> = {
  N: msg`The other side offered it.`,
  P: msg`The other side changed what it offered.`,
  A: msg`The other side accepted.`,
  R: msg`The other side declined, or took back what it had asked.`,
  E: msg`The other side offered other terms.`,
  V: msg`The other side asked to end it.`,
  C: msg`The other side ended it.`,
  D: msg`It was paid.`,
}
