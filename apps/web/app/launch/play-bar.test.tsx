import { LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { walletBalance } from '../wallet/queries.ts'
import { PlayBar } from './play-bar.tsx'

const VENDOR_WALLET = 77
const wallets: WalletBalances = {
  sumBalance: '1111.11',
  balance: [
    { walletId: MAIN_WALLET, accountName: 'main', availBalance: '1000.10' },
    { walletId: LOTTERY_WALLET, accountName: 'lottery', availBalance: '100.01' },
    { walletId: VENDOR_WALLET, accountName: 'a vendor', availBalance: '11.00' },
  ],
  currency: 'PHP',
  currencySymbol: '₱',
}

function textOf(walletTypeId: number): string {
  const queries = new QueryClient()
  queries.setQueryData(walletBalance.queryKey, wallets)
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={queries}>
        <PlayBar gameName="Reels" playMoney={false} walletTypeId={walletTypeId} roundOpen={false} onLeave={() => {}} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, '')
}

test.each([
  [MAIN_WALLET, '1,000.10'],
  [LOTTERY_WALLET, '100.01'],
  [VENDOR_WALLET, '11.00'],
])('a game that plays from wallet %i shows its balance, not the sum of all wallets', (wallet, balance) => {
  expect(textOf(wallet)).toContain(`₱${balance}`)
  expect(textOf(wallet)).not.toContain('1,111.11')
})

test('no balance is shown for a wallet that the member does not have', () => {
  expect(textOf(99)).not.toContain('₱')
})
