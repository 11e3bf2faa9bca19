import { changeContract } from '@ante/contract/agents/contracts.ts'
import type { Contract } from '@ante/contract/agents/contracts.ts'
import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './contracts.module.css'
import { CONTRACTS_KEY, contractTerms } from './queries.ts'
import { TermsForm } from './terms-form.tsx'

interface ChangeSheetProps {
  open: boolean
  /** Number of times the sheet was opened; a new number discards earlier input. */
  openCount: number
  contract: Contract
  onClose(): void
}

/** Offers changed terms of an existing contract. */
export function ChangeSheet({ open, openCount, contract, onClose }: ChangeSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Change terms`} onClose={onClose}>
      <ContentBoundary key={openCount} skeleton={<Skeleton height={420} />}>
        <Change contract={contract} onClose={onClose} />
      </ContentBoundary>
    </Sheet>
  )
}

function Change({ contract, onClose }: Pick<ChangeSheetProps, 'contract' | 'onClose'>) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { contractId: id, version, kind, category } = contract
  const { data: terms } = useSuspenseQuery(contractTerms(kind))
  const change = useMutation({
    mutationFn: (tiers: ContractTier[]) => call(changeContract, { id, version, tiers }),
    onSuccess: () => {
      showToast(t`Offer sent. The other party has been notified.`, { tone: 'good' })
      onClose()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: CONTRACTS_KEY }),
    networkMode: 'always',
  })
  return (
    <TermsForm
      kind={kind}
      initialTiers={(contract.offered ?? contract.terms)?.tiers ?? []}
      ownTiers={terms.own.find((candidate) => candidate.category === category)?.tiers ?? []}
      currency={terms.currency}
      label={t`Send offer`}
      busy={change.isPending}
      error={change.error}
      onSubmit={(tiers) => change.mutate(tiers)}
    >
      <p className={styles.lead}>
        {contract.terms
          ? t`The current terms stay in force until the other party accepts.`
          : t`These terms replace your current offer.`}
      </p>
    </TermsForm>
  )
}
