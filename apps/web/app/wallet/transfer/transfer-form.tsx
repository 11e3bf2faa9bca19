import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'
import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import type { VendorTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'

import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { AmountField } from '../../ui/amount/amount-field.tsx'
import { useDecimalsText } from '../../ui/amount/use-amount-text.ts'
import { useAmount } from '../../ui/amount/use-amount.ts'
import { Button } from '../../ui/button.tsx'
import { Outcome } from './outcome.tsx'
import { transferFailure } from './refusals.ts'
import { sourceWallet, targetWallet } from './route.ts'
import type { TransferRoute } from './route.ts'
import { RoutePicker } from './route-picker.tsx'
import styles from './transfer.module.css'

interface TransferFormProps {
  balances: WalletBalances
  transfers: readonly VendorTransfer[]
  route: TransferRoute
  onRoute(route: TransferRoute): void
  onMoved(): void
}

/** Source: domain handbook 7.2. */
const MINIMUM = { 0: '1', 2: '0.01' }

/** Transfer form: the wallets, the amount, and the outcome of the last transfer. */
export function TransferForm({ balances, transfers, route, onRoute, onMoved }: TransferFormProps) {
  const { t, i18n } = useLingui()
  const { currency, balance } = balances
  const decimals = decimalsOf(currency)
  const decimalsTexts = useDecimalsText(currency)
  const from = balance.find(({ walletId }) => walletId === sourceWallet(route))
  const available = from?.availBalance ?? '0.00'
  const amount = useAmount({ currency, minimum: MINIMUM[decimals], available })
  const transfer = useKeyedCall(walletTransfer, ({ amount: requestedAmount }) => {
    const sum = formatMoney({ amount: requestedAmount, currency }, i18n.locale)
    return t`Transfer of ${sum} between your wallets`
  })
  const started = transfer.data
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const typedAmount = amount.validate()
    if (!typedAmount || transfer.isPending) return
    transfer.mutate(
      { fromTypeId: sourceWallet(route), toTypeId: targetWallet(route), amount: typedAmount.text },
      { onSettled: onMoved, onSuccess: () => amount.clear() },
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <RoutePicker balances={balances} route={route} onRoute={onRoute} />
      <AmountField
        label={t`Amount`}
        amount={amount}
        hint={decimals === 0 ? decimalsTexts : t`From 0.01, with no more than 2 decimals`}
        disabled={transfer.isPending}
        aside={
          <button
            type="button"
            className={styles.all}
            disabled={transfer.isPending || Number(available) === 0}
            onClick={() => amount.setAmount(available)}
          >{t`All`}</button>
        }
      />
      {transfer.error && (
        <p className={styles.problem} role="alert">
          {i18n._(transferFailure(transfer.error, i18n.locale))}
        </p>
      )}
      {started && !transfer.error && (
        // Shows the current state of the transfer, which may be newer than its answer.
        <Outcome transfer={transfers.find(({ transferId }) => transferId === started.transferId) ?? started} />
      )}
      <Button type="submit" wide busy={transfer.isPending}>{t`Transfer`}</Button>
    </form>
  )
}
