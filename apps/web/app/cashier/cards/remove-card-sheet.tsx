import { removeBankCard } from '@ante/contract/cashier/bank-cards.ts'
import type { BankCard } from '@ante/contract/cashier/bank-cards.ts'
import { PAYMENT_PASSWORD } from '@ante/contract/identity/payment-password.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { CallRefused } from '../../lib/calls/call-errors.ts'
import { fillField, focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { PinField } from '../../ui/pin-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import styles from './add-card-form.module.css'
import { CardFace } from './card-face.tsx'
import { cardFailure } from './refusals.ts'
import { useStoreCards } from './use-store-cards.ts'

interface RemoveCardSheetProps {
  open: boolean
  card: BankCard
  needsPin: boolean
  onClose(): void
}

/** Removes a card, after confirmation. */
export function RemoveCardSheet({ open, ...removal }: RemoveCardSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Remove this card?`} onClose={removal.onClose}>
      <Removal key={removal.card.bankCardId} {...removal} />
    </Sheet>
  )
}

const FIELDS = ['paymentPassword'] as const
type Problem = 'short' | 'refused'

function Removal({ card, needsPin, onClose }: Omit<RemoveCardSheetProps, 'open'>) {
  const { t, i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  const storeCards = useStoreCards()
  const { bankCardId } = card
  const remove = useMutation({
    mutationFn: (paymentPassword: string) => call(removeBankCard, { bankCardId, ...(needsPin && { paymentPassword }) }),
    onSuccess: storeCards,
    networkMode: 'always',
  })
  const { problems, setProblems, formProps } = useCheckedForm<'paymentPassword', Problem>(FIELDS, (values) =>
    needsPin && !PAYMENT_PASSWORD.test(values.paymentPassword) ? { paymentPassword: 'short' } : {},
  )
  const isFieldError = remove.error instanceof CallRefused && remove.error.code === 'payment.password.incorrect'
  const send = ({ paymentPassword }: { paymentPassword: string }, element: HTMLFormElement) => {
    const onError = (error: unknown) => {
      if (!(error instanceof CallRefused) || error.code !== 'payment.password.incorrect') return
      fillField(element, 'paymentPassword', '')
      setProblems({ paymentPassword: 'refused' })
      requestAnimationFrame(() => focusField(element, 'paymentPassword'))
    }
    const onSuccess = () => {
      showToast(t`Card removed.`, { ms: TOAST_MS.notice })
      onClose()
    }
    remove.mutate(paymentPassword, { onError, onSuccess })
  }
  const refused = remove.error ? i18n._(cardFailure(remove.error, formatZonedTime)) : null
  const pinMissingText = t`Enter your 6-digit payment password.`
  return (
    <form className={styles.form} {...formProps(send)}>
      <CardFace card={card} />
      <p className={styles.hint}>
        {t`You won’t be able to withdraw to this card. If you add it again, the waiting period for new cards applies.`}
      </p>
      {needsPin && (
        <PinField
          label={t`Payment password`}
          name="paymentPassword"
          error={problems.paymentPassword === 'short' ? pinMissingText : problems.paymentPassword && refused}
        />
      )}
      <Alert message={isFieldError ? null : refused} />
      <Button type="submit" wide busy={remove.isPending}>{t`Remove card`}</Button>
    </form>
  )
}
