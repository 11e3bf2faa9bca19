import { useLingui } from '@lingui/react/macro'

import { useMerchant } from '../../../merchant/public.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { orderAddress } from '../deposit-address.ts'
import { isOpen } from '../deposit-states.ts'
import { DepositFacts } from '../detail/deposit-facts.tsx'
import { DepositSteps } from '../detail/deposit-steps-list.tsx'
import { DetailSkeleton } from '../detail/detail-skeleton.tsx'
import { useDeposit } from '../use-deposit.ts'

interface DepositSheetProps {
  open: boolean
  transactionId: string
  onClose(): void
}

/** Details of one deposit: each step with its time, the result, and actions if pending. */
export function DepositSheet({ open, transactionId, onClose }: DepositSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Deposit`} onClose={onClose}>
      <PageSection key={transactionId} skeleton={<DetailSkeleton />} failedTitle={t`Couldn’t load this deposit`}>
        <DepositProblemSent transactionId={transactionId} onLeave={onClose} />
      </PageSection>
    </Sheet>
  )
}

function DepositProblemSent({ transactionId, onLeave }: { transactionId: string; onLeave(): void }) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  const { deposit } = useDeposit(transactionId)
  return (
    <>
      <DepositSteps deposit={deposit} zone={zone} />
      <DepositFacts deposit={deposit} zone={zone} />
      <ButtonLink
        wide
        variant={isOpen(deposit.state) ? 'main' : 'quiet'}
        to={orderAddress(transactionId)}
        onClick={onLeave}
      >
        {isOpen(deposit.state) ? t`Continue payment` : t`View deposit`}
      </ButtonLink>
    </>
  )
}
