import type { ReconciliationDay } from '@ante/contract/console/reconciliation.ts'
import { enterHeldFunds } from '@ante/contract/console/reconciliation.ts'
import { AmountText } from '@ante/contract/kit/money.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

import { amountText, sumOf } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { FormField } from '../ui/form-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'
import styles from './reconciliation.module.css'

type FundsCardProps = Pick<ReconciliationDay, 'day' | 'currency' | 'liability' | 'funds'>

/** Player liability compared with the funds held for it. */
export function FundsCard({ day, currency, liability, funds }: FundsCardProps) {
  const { t } = useLingui()
  const { code } = useSite()
  const mayCall = useMayCall(code)
  const [isEntering, setIsEntering] = useState(false)
  const held = sumOf(funds.map(({ amount }) => amount))
  const isShort = liability !== null && Number(held) < Number(liability.amount)
  return (
    <section className={styles.card} aria-label={t`Player funds`}>
      <header className={styles.cardHead}>
        <h2>
          <Trans>Player funds, in {currency}</Trans>
        </h2>
        {mayCall(enterHeldFunds) && (
          <Button size="small" onPress={() => setIsEntering(true)}>
            <Trans>Enter balance</Trans>
          </Button>
        )}
      </header>
      <dl className={styles.amounts}>
        <dt>
          <Trans>Players own</Trans>
        </dt>
        <dd>{liability === null ? '–' : amountText(liability.amount)}</dd>
        {funds.map(({ account, amount, enteredBy }) => (
          <FundsLine key={account} account={account} amount={amount} enteredBy={enteredBy} />
        ))}
        <dt>
          <Trans>Held in total</Trans>
        </dt>
        <dd>
          {funds.length === 0 ? '–' : amountText(held)}
          {funds.length > 0 && liability !== null && (
            <Badge tone={isShort ? 'bad' : 'good'}>
              {isShort ? <Trans>Too little</Trans> : <Trans>Covered</Trans>}
            </Badge>
          )}
        </dd>
      </dl>
      {isEntering && <FundsForm day={day} currency={currency} onClose={() => setIsEntering(false)} />}
    </section>
  )
}

const FundsLine = ({ account, amount, enteredBy }: { account: string; amount: string; enteredBy: string }) => (
  <>
    <dt title={enteredBy}>
      <bdi>{account}</bdi>
    </dt>
    <dd>{amountText(amount)}</dd>
  </>
)

const Funds = z.object({ account: z.string().check(z.minLength(1), z.maxLength(60)), amount: AmountText })

function FundsForm({ day, currency, onClose }: { day: string; currency: string; onClose(): void }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Funds),
    defaultValues: { account: '', amount: '' },
  })
  const submit = handleSubmit(async (values) => {
    try {
      await call(enterHeldFunds, { merchant, day, ...values })
      announce(t`Saved.`)
      onClose()
      await client.invalidateQueries({ queryKey: ['reconciliation'] })
    } catch (error) {
      setError('root', { message: failureText(error) })
    }
  })
  return (
    <Overlay title={t`Balance at the end of ${day}`} isOpen onClose={onClose}>
      <Form className={styles.form ?? ''} onSubmit={(event) => void submit(event)}>
        <FormField
          control={control}
          field="account"
          label={t`Bank account or provider`}
          hint={t`The same name replaces the former entry of the day.`}
          invalid={t`Enter a name of up to 60 characters.`}
          startsFocused
        />
        <FormField
          control={control}
          field="amount"
          label={t`Balance in ${currency}`}
          invalid={t`Enter an amount, such as 120.50.`}
        />
        {formState.errors.root && <Notice tone="bad">{formState.errors.root.message}</Notice>}
        <FormActions onCancel={onClose}>
          <Button kind="main" type="submit" isPending={formState.isSubmitting}>
            <Trans>Save</Trans>
          </Button>
        </FormActions>
      </Form>
    </Overlay>
  )
}
