import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Bank } from '@ante/contract/cashier/bank-cards.ts'

import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { AddCardForm } from './add-card-form.tsx'
import { BankPicker } from './bank-picker.tsx'
import { bankCards } from './queries.ts'

export interface CardSheetProps {
  open: boolean
  /** Number of times the sheet was opened; a new number discards earlier input. */
  openCount: number
  onClose(): void
}

/** Adds a bank card: first the bank, then its number. */
export function AddCardSheet({ open, openCount, onClose }: CardSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Add bank card`} onClose={onClose}>
      <ContentBoundary key={openCount} skeleton={<Skeleton height={320} />}>
        <AddCard onDone={onClose} />
      </ContentBoundary>
    </Sheet>
  )
}

function AddCard({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(bankCards)
  const [bank, setBank] = useState<Bank | null>(null)
  const [isChoosing, setChoosing] = useState(true)
  if (data.cards.length >= data.limit) {
    return (
      <EmptyState picture="/pictures/states/wallet.svg" title={t`Card limit reached`}>
        {t`Remove a card you don’t need, then add a new one.`}
      </EmptyState>
    )
  }
  if (isChoosing || !bank) {
    const choose = (chosenBank: Bank) => {
      setBank(chosenBank)
      setChoosing(false)
    }
    return <BankPicker banks={data.banks} chosen={bank?.bankCode ?? null} onChoose={choose} />
  }
  return <AddCardForm bank={bank} bankCards={data} onOtherBank={() => setChoosing(true)} onDone={onDone} />
}
