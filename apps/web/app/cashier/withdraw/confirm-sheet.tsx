import type { BankCard } from '@ante/contract/cashier/bank-cards.ts'
import type { Withdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { useLingui } from '@lingui/react/macro'

import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MoneyBoundary } from '../../ui/money-boundary.tsx'
import { Confirm } from './confirm.tsx'

interface ConfirmSheetProps {
  open: boolean
  round: number
  amount: string
  bankCardId: string
  card: BankCard | undefined
  onAsked(withdrawal: Withdrawal): void
  /** Something that the page has to mend stands in the way. */
  onStopped(words: string | null): void
  onClose(): void
}

/** What exactly is going to happen, and the payment password that lets it. */
export function ConfirmSheet({ open, round, onClose, ...wish }: ConfirmSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Confirm the withdrawal`} onClose={onClose}>
      <MoneyBoundary key={round} skeleton={<Skeleton height={360} />}>
        <Confirm {...wish} />
      </MoneyBoundary>
    </Sheet>
  )
}
