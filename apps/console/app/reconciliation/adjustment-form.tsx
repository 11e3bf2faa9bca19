import { adjustDifference } from '@ante/contract/console/reconciliation.ts'
import type { DifferenceItem } from '@ante/contract/console/reconciliation.ts'
import { AmountText } from '@ante/contract/kit/money.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { FormField } from '../ui/form-field.tsx'
import { FormActions } from '../ui/overlay.tsx'
import { Select } from '../ui/select.tsx'
import { announce } from '../ui/toasts.tsx'
import styles from './reconciliation.module.css'

type Direction = 'credit' | 'debit'

const Entry = z.object({ account: z.string().check(z.regex(/^\w{1,32}$/)), amount: AmountText })
type Entry = z.infer<typeof Entry>

/** Requests the credit or debit of a player that resolves a difference: first the values, then a confirmation. */
export function AdjustmentForm({ item, onDone }: { item: DifferenceItem; onDone(): void }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const [direction, setDirection] = useState<Direction>(item.difference === 'missing in ledger' ? 'credit' : 'debit')
  const [entry, setEntry] = useState<(Entry & { key: string }) | null>(null)
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(Entry),
    defaultValues: { account: item.player?.account ?? '', amount: '' },
  })
  if (entry !== null) {
    const { account, amount, key } = entry
    const request = async (reason: string) => {
      const target = { merchant, id: item.reconciliation, item: item.id, account }
      await call(adjustDifference, { ...target, direction, amount, key, reason })
      announce(t`Requested. Another person decides in Approvals.`)
      onDone()
      await client.invalidateQueries({ queryKey: ['changes'] })
    }
    return (
      <ConfirmForm
        confirmText={
          direction === 'credit'
            ? t`Request: credit ${account} with ${amount}, to resolve ${item.number}.`
            : t`Request: debit ${amount} from ${account}, to resolve ${item.number}.`
        }
        action={t`Request`}
        onConfirm={request}
        onCancel={() => setEntry(null)}
      />
    )
  }
  const directions = [
    { value: 'credit' as const, label: t`Credit the player` },
    { value: 'debit' as const, label: t`Debit the player` },
  ]
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => void handleSubmit((values) => setEntry({ ...values, key: crypto.randomUUID() }))(event)}
    >
      <Select<Direction> label={t`Direction`} value={direction} options={directions} onChange={setDirection} />
      <FormField
        control={control}
        field="account"
        label={t`Player's account`}
        invalid={t`Enter an account name.`}
        startsFocused
      />
      <FormField control={control} field="amount" label={t`Amount`} invalid={t`Enter an amount, such as 120.50.`} />
      <FormActions onCancel={onDone}>
        <Button kind="main" type="submit">
          <Trans>Continue</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
