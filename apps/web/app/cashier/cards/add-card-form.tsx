import { addBankCard } from '@ante/contract/cashier/bank-cards.ts'
import type { Bank, BankCards } from '@ante/contract/cashier/bank-cards.ts'
import { PAYMENT_PASSWORD } from '@ante/contract/identity/payment-password.ts'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { fillField, focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { PinField } from '../../ui/pin-field.tsx'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import styles from './add-card-form.module.css'
import { BankIcon } from './bank-icon.tsx'
import { CardNumberField } from './card-number-field.tsx'
import { CARD_DIGITS_LIMIT, cardDigits } from './card-number.ts'
import { cardFailure, numberTexts } from './refusals.ts'
import { useStoreCards } from './use-store-cards.ts'

interface AddCardFormProps {
  bank: Bank
  bankCards: BankCards
  onOtherBank(): void
  onDone(): void
}

const FIELDS = ['cardNumber', 'paymentPassword'] as const
type FieldName = (typeof FIELDS)[number]
type Problem = 'length' | 'short' | 'refused'

/** Fields at which refusals are shown; all others are shown above the button. */
const FIELD_OF = new Map<string, FieldName>([
  ['bank.card.number.invalid', 'cardNumber'],
  ['bank.card.exists', 'cardNumber'],
  ['payment.password.incorrect', 'paymentPassword'],
])

/** Form for the number of a new card; its holder is the member, by real name. */
export function AddCardForm({ bank, bankCards, onOtherBank, onDone }: AddCardFormProps) {
  const { t, i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  const add = useKeyedCall(addBankCard, () => t`New bank card`)
  const storeCards = useStoreCards()
  const { minDigits, maxDigits } = bank
  const needsPin = bankCards.needsPaymentPassword
  const { problems, setProblems, formProps } = useCheckedForm<FieldName, Problem>(FIELDS, (values) => {
    const { length } = cardDigits(values.cardNumber, CARD_DIGITS_LIMIT)
    return {
      ...((length < minDigits || length > maxDigits) && { cardNumber: 'length' }),
      ...(needsPin && !PAYMENT_PASSWORD.test(values.paymentPassword) && { paymentPassword: 'short' }),
    }
  })
  const send = ({ cardNumber, paymentPassword }: Record<FieldName, string>, element: HTMLFormElement) => {
    const onError = (error: unknown) => {
      const field = error instanceof CallRefused ? FIELD_OF.get(error.code) : undefined
      if (field === undefined) return
      if (field === 'paymentPassword') fillField(element, field, '')
      setProblems({ [field]: 'refused' })
      requestAnimationFrame(() => focusField(element, field))
    }
    const digits = cardDigits(cardNumber, CARD_DIGITS_LIMIT)
    const input = { bankCode: bank.bankCode, cardNumber: digits, ...(needsPin && { paymentPassword }) }
    const onSuccess = (answer: BankCards) => {
      storeCards(answer)
      showToast(t`Card added.`, { tone: 'good', ms: TOAST_MS.notice })
      onDone()
    }
    add.mutate(input, { onError, onSuccess })
  }
  const textOf = (field: FieldName) => {
    const problem = problems[field]
    if (!problem) return null
    if (problem === 'length') return i18n._(numberTexts({ minDigits, maxDigits, problem }))
    return i18n._(problem === 'short' ? shortPin : cardFailure(add.error, formatZonedTime))
  }
  const isFieldError = add.error instanceof CallRefused && FIELD_OF.has(add.error.code)
  const hours = bankCards.coolingHours
  return (
    <form className={styles.form} {...formProps(send)}>
      <button type="button" className={styles.bank} onClick={onOtherBank}>
        <BankIcon name={bank.bankName} kind={bank.kind} />
        <span className={styles.name}>
          <bdi>{bank.bankName}</bdi>
        </span>
        <span className={styles.change}>{t`Change`}</span>
      </button>
      <CardNumberField error={textOf('cardNumber')} />
      <dl className={styles.holder}>
        <dt>{t`Cardholder`}</dt>
        <dd>
          <bdi>{bankCards.payeeName}</bdi>
        </dd>
      </dl>
      <p className={styles.hint}>{t`It must be your own card, in this name.`}</p>
      {needsPin && <PinField label={t`Payment password`} name="paymentPassword" error={textOf('paymentPassword')} />}
      {hours > 0 && (
        <p className={styles.hint}>
          {t`${plural(hours, { one: 'New cards have a waiting period of # hour.', other: 'New cards have a waiting period of # hours.' })}`}
        </p>
      )}
      <Alert message={add.error && !isFieldError ? i18n._(cardFailure(add.error, formatZonedTime)) : null} />
      <Button type="submit" wide busy={add.isPending}>{t`Add card`}</Button>
    </form>
  )
}

const shortPin = msg`Enter your 6-digit payment password.`
