import { offerContract } from '@ante/contract/agents/contracts.ts'
import type { ContractTerms } from '@ante/contract/agents/contracts.ts'
import { tierAbove } from '@ante/contract/agents/contract-tiers.ts'
import type { ContractCategory, ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { isolateText } from '../../lib/i18n/isolate-text.ts'
import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { Choice, Choices } from '../../ui/choices.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { playTexts } from './contract-texts.ts'
import styles from './contracts.module.css'
import { CONTRACTS_KEY, contractTerms } from './queries.ts'
import { Receivers } from './receivers.tsx'
import type { Receiver } from './receivers.tsx'
import { TermsForm } from './terms-form.tsx'

interface OfferSheetProps {
  open: boolean
  /** Number of times the sheet was opened; a new number discards earlier input. */
  openCount: number
  kind: ContractKind
  onClose(): void
}

/** Offers a direct downline a contract: receiver, covered play, and tiers. */
export function OfferSheet({ open, openCount, kind, onClose }: OfferSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Offer contract`} onClose={onClose}>
      <ContentBoundary key={`${openCount} ${kind}`} skeleton={<Skeleton height={420} />}>
        <OfferForm kind={kind} onClose={onClose} />
      </ContentBoundary>
    </Sheet>
  )
}

function OfferForm({ kind, onClose }: Pick<OfferSheetProps, 'kind' | 'onClose'>) {
  const { t, i18n } = useLingui()
  const { data: terms } = useSuspenseQuery(contractTerms(kind))
  const [receiver, setReceiver] = useState<Receiver | null>(null)
  const { usedContracts, totalContracts } = terms
  if (!terms.mayOffer) {
    return (
      <EmptyState picture="/pictures/states/contract.svg" title={t`Nothing to offer yet`}>
        {t`You can only offer a share of your own contract. You need a contract of this type first.`}
      </EmptyState>
    )
  }
  if (usedContracts >= totalContracts) {
    return (
      <EmptyState picture="/pictures/states/contract.svg" title={t`Contract limit reached`}>
        {t`End a contract you don’t need, then offer a new one.`}
      </EmptyState>
    )
  }
  if (receiver) {
    return <Offer kind={kind} terms={terms} receiver={receiver} onBack={() => setReceiver(null)} onDone={onClose} />
  }
  const [used, total] = [formatCount(usedContracts, i18n.locale), formatCount(totalContracts, i18n.locale)]
  return (
    <>
      <p className={styles.lead}>{t`Choose a member. ${used} of ${total} contracts of this type are in use.`}</p>
      <Receivers kind={kind} ownCategories={terms.own.map(({ category }) => category)} onChoose={setReceiver} />
    </>
  )
}

interface OfferProps {
  kind: ContractKind
  terms: ContractTerms
  receiver: Receiver
  onBack(): void
  onDone(): void
}

function Offer({ kind, terms, receiver, onBack, onDone }: OfferProps) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const offer = useKeyedCall(offerContract, () => t`Contract offer to ${isolateText(receiver.account)}`)
  const free = terms.own.filter(({ category }) => !receiver.categoriesInUse.includes(category))
  const [category, setCategory] = useState<ContractCategory>(free[0]?.category ?? 'CONS')
  const ownTiers = free.find((candidate) => candidate.category === category)?.tiers ?? []
  const submit = (tiers: ContractTier[]) => {
    const onSuccess = () => {
      showToast(t`Offer sent. The other party has been notified.`, { tone: 'good' })
      onDone()
    }
    const onSettled = () => void queries.invalidateQueries({ queryKey: CONTRACTS_KEY })
    offer.mutate({ kind, category, downline: receiver.memberId, tiers }, { onSuccess, onSettled })
  }
  return (
    <TermsForm
      key={category}
      kind={kind}
      initialTiers={suggested(terms.defaultTiers, ownTiers)}
      ownTiers={ownTiers}
      currency={terms.currency}
      label={t`Send offer`}
      busy={offer.isPending}
      error={offer.error}
      onSubmit={submit}
    >
      <div className={styles.receiver}>
        <p className={styles.partner}>
          <Trans>
            For <bdi className={styles.account}>{receiver.account}</bdi>
          </Trans>
        </p>
        <button type="button" className={styles.other} onClick={onBack}>{t`Change member`}</button>
      </div>
      <Choices title={t`Game category`}>
        {free.map((item) => (
          <Choice key={item.category} on={item.category === category} onTap={() => setCategory(item.category)}>
            {i18n._(playTexts[item.category])}
          </Choice>
        ))}
      </Choices>
    </TermsForm>
  )
}

/** The merchant's suggestion, if the agent's own contract allows it; else the agent's own tiers. */
function suggested(defaultTiers: readonly ContractTier[], ownTiers: readonly ContractTier[]): readonly ContractTier[] {
  return defaultTiers.length > 0 && tierAbove(defaultTiers, ownTiers) === null ? defaultTiers : ownTiers
}
