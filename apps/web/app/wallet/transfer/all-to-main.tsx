import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import { walletsToMain } from '@ante/contract/wallet/vendor-transfer.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { callFailure } from '../../ui/call-failure.ts'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { useWalletName } from '../use-wallet-name.ts'

/** Transfers all vendor balances to the main wallet with one tap, and reports what could not be transferred. */
export function AllToMain({ balances, onMoved }: { balances: WalletBalances; onMoved(): void }) {
  const { t, i18n } = useLingui()
  const nameOf = useWalletName()
  const sweepToMain = useMutation({
    mutationFn: () => call(walletsToMain, {}),
    networkMode: 'always',
    onSettled: onMoved,
    onSuccess: ({ moved, currency, left }) => {
      const amount = formatMoney({ amount: moved, currency }, i18n.locale)
      const [firstWallet] = left
      const walletBefore = balances.balance.find(({ walletId }) => walletId === firstWallet?.walletId)
      if (firstWallet) {
        const vendorName = nameOf(walletBefore ?? firstWallet)
        const text =
          firstWallet.reason === 'vendor.unavailable'
            ? t`${vendorName} isn’t responding. Your money there is safe. Try again in a minute.`
            : t`A transfer with ${vendorName} is still being checked. Money in transit is safe.`
        showToast(text, { ms: TOAST_MS.long })
      } else if (Number(moved) > 0) showToast(t`${amount} returned to your main wallet`, { tone: 'good' })
      else showToast(t`Everything is already in your main wallet`)
    },
    onError: (error) => showToast(i18n._(callFailure(error)), { tone: 'bad' }),
  })
  const hasOtherBalance = balances.balance.some(
    (candidate) => candidate.walletId !== MAIN_WALLET && Number(candidate.availBalance) > 0,
  )
  return (
    <Button
      variant="quiet"
      busy={sweepToMain.isPending}
      disabled={!hasOtherBalance}
      onClick={() => sweepToMain.mutate()}
    >{t`All to main wallet`}</Button>
  )
}
