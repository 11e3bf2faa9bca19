import { grantReward } from '@ante/contract/console/players/actions.ts'
import { adjustBalance } from '@ante/contract/staff/adjust-balance.ts'
import { ChangeOutcome } from '@ante/contract/staff/changes.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { amountText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { ActionForm } from './action-form.tsx'
import styles from './players.module.css'
import { useDone } from './use-done.ts'
import type { ActionFormProps } from './use-done.ts'

const shownAmount = (amount: string) => amountText(amount || '0')
const isWaiting = (output: unknown) => ChangeOutcome.safeParse(output).data?.outcome === 'waiting'

/** One idempotency key per opened form: a repeated submission has no further effect. */
const useKey = () => useState(() => crypto.randomUUID())[0]

/** A credit or debit note. A balance cannot be set directly. */
export function AdjustForm(props: ActionFormProps) {
  const { player, onClose } = props
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const done = useDone(props)
  const key = useKey()
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit')
  const [amount, setAmount] = useState('')
  const sum = `${shownAmount(amount)} ${player.currency}`
  return (
    <ActionForm
      endpoint={adjustBalance}
      inputOf={(reason) => ({ merchant, account: player.account, direction, amount, key, reason })}
      confirmText={
        direction === 'credit' ? t`Credit ${sum} to ${player.account}.` : t`Debit ${sum} from ${player.account}.`
      }
      action={direction === 'credit' ? t`Credit` : t`Debit`}
      isDanger={direction === 'debit'}
      onDone={(output) => done(isWaiting(output) ? t`Requested. Another person must approve it.` : t`Posted.`)}
      onCancel={onClose}
    >
      {(isInvalid) => (
        <div className={styles.row}>
          <Select<'credit' | 'debit'>
            label={t`Direction`}
            value={direction}
            options={[
              { value: 'credit', label: t`Credit` },
              { value: 'debit', label: t`Debit` },
            ]}
            onChange={setDirection}
          />
          <TextField
            label={t`Amount in ${player.currency}`}
            value={amount}
            onChange={setAmount}
            error={isInvalid('amount') ? t`Enter an amount, such as 50.00.` : undefined}
            inputMode="decimal"
            startsFocused
          />
        </div>
      )}
    </ActionForm>
  )
}

/** Grants a reward, which the player then claims; optionally with a wagering requirement. */
export function RewardForm(props: ActionFormProps) {
  const { player, onClose } = props
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const done = useDone(props)
  const key = useKey()
  const [values, setValues] = useState({ title: '', amount: '', multiple: '1', days: '7' })
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part })
  const { title, amount, multiple, days } = values
  return (
    <ActionForm
      endpoint={grantReward}
      inputOf={(reason) => ({ merchant, player: player.id, title, amount, multiple, days, key, reason })}
      confirmText={t`Grant ${shownAmount(amount)} ${player.currency} to ${player.account}, with wagering × ${multiple || '0'}.`}
      action={t`Grant`}
      onDone={(output) => done(isWaiting(output) ? t`Requested. Another person must approve it.` : t`Granted.`)}
      onCancel={onClose}
    >
      {(isInvalid) => (
        <div className={styles.fields}>
          <TextField
            label={t`Title, which the player reads`}
            value={title}
            onChange={(typed) => change({ title: typed })}
            error={isInvalid('title') ? t`Enter 3 to 60 characters.` : undefined}
            startsFocused
          />
          <div className={styles.row}>
            <TextField
              label={t`Amount in ${player.currency}`}
              value={amount}
              onChange={(typed) => change({ amount: typed })}
              error={isInvalid('amount') ? t`Enter an amount, such as 50.00.` : undefined}
              inputMode="decimal"
            />
            <TextField
              label={t`Wagering, times`}
              value={multiple}
              onChange={(typed) => change({ multiple: typed })}
              error={isInvalid('multiple') ? t`Enter 0 to 100.` : undefined}
              inputMode="numeric"
            />
            <TextField
              label={t`Days to claim`}
              value={days}
              onChange={(typed) => change({ days: typed })}
              error={isInvalid('days') ? t`Enter 1 to 90.` : undefined}
              inputMode="numeric"
            />
          </div>
        </div>
      )}
    </ActionForm>
  )
}
