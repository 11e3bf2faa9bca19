import { confirmDepositPaid } from '@ante/contract/cashier/deposit.ts'
import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { useConnection } from '../../../lib/calls/connection.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Later } from '../../../ui/later.tsx'
import { waitsForPayment } from '../deposit-states.ts'
import { useDepositCall } from '../use-deposit-call.ts'
import styles from './detail.module.css'

const loadReceipt = async () => (await import('../receipt/receipt.tsx')).Receipt

/** Source: the gateway's validation in `confirmDepositPaid`. */
const REFERENCE = /^[\p{L}\p{N} ._:/#-]{0,80}$/u

/**
 * Reports a payment with its reference and receipt: required when only the member's bank can confirm it, optional when
 * confirmation takes long.
 */
export function ConfirmPaid({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui()
  const { mayConfirmPaid, maySendReceipt, state, depositMode } = deposit
  if (!mayConfirmPaid && !maySendReceipt) return null
  const parts = (
    <>
      {maySendReceipt && <Later isRequested load={loadReceipt} props={{ deposit }} />}
      {mayConfirmPaid && <Paid deposit={deposit} />}
    </>
  )
  if (depositMode === 'MT') {
    return (
      <section className={styles.card}>
        <h2 className={styles.cardTitle}>{waitsForPayment(state) ? t`Have you paid?` : t`Your payment`}</h2>
        {parts}
      </section>
    )
  }
  return (
    <details className={styles.card}>
      <summary className={styles.summary}>
        {t`Paid but not credited?`}
        <Icon name="chevron" size={20} turns />
      </summary>
      {parts}
    </details>
  )
}

function Paid({ deposit: { transactionId, payerReference, state } }: { deposit: Deposit }) {
  const { t } = useLingui()
  const { online } = useConnection()
  const [reference, setReference] = useState(payerReference)
  const confirm = useDepositCall(confirmDepositPaid)
  const problem = REFERENCE.test(reference) ? null : t`Use letters, digits and . _ : / # - only, up to 80 characters.`
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (problem === null) confirm.mutate({ transactionId, reference: reference.trim() })
  }
  const isConfirmed = !waitsForPayment(state)
  return (
    <form className={styles.paid} onSubmit={submit}>
      <Field
        label={t`Payment reference`}
        hint={t`The number shown by your bank or wallet. It helps us find your payment. Leave it blank if there is none.`}
        error={problem}
        value={reference}
        maxLength={90}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => setReference(target.value)}
      />
      <Button
        type="submit"
        wide
        variant={isConfirmed ? 'quiet' : 'main'}
        busy={confirm.isPending}
        disabled={!online || (isConfirmed && reference.trim() === payerReference)}
      >
        {isConfirmed ? t`Change reference` : t`I’ve paid`}
      </Button>
    </form>
  )
}
