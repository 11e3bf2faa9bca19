import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'

import { walletBalance } from '../wallet/queries.ts'
import { PlayBar } from './play-bar.tsx'

/** Returns a function that shows a balance, inside a round or outside, and returns the displayed amount. */
function openBar(): (amount: string, roundOpen: boolean) => Promise<string> {
  const queries = new QueryClient()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return async (amount, roundOpen) => {
    queries.setQueryData(walletBalance.queryKey, {
      sumBalance: amount,
      balance: [{ walletId: MAIN_WALLET, accountName: 'main', availBalance: amount }],
      currency: 'PHP',
      currencySymbol: '₱',
    })
    flushSync(() =>
      root.render(
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
          <QueryClientProvider client={queries}>
            <PlayBar
              gameName="Reels"
              playMoney={false}
              walletTypeId={MAIN_WALLET}
              roundOpen={roundOpen}
              onLeave={() => {}}
            />
          </QueryClientProvider>
        </I18nProvider>,
      ),
    )
    // Queries notify their components in a later task.
    await new Promise((resolve) => setTimeout(resolve, 50))
    return /[\d,]+\.\d\d/.exec(container.textContent)?.[0] ?? ''
  }
}

test('during a round the balance follows the stakes, and the payout at the end of the round', async () => {
  const show = openBar()
  expect(await show('100.00', false)).toBe('100.00')
  expect(await show('90.00', true)).toBe('90.00')
  expect(await show('140.00', true)).toBe('90.00')
  // A second stake after the hidden payout.
  expect(await show('80.00', true)).toBe('80.00')
  expect(await show('130.00', true)).toBe('80.00')
  expect(await show('130.00', false)).toBe('130.00')
  expect(await show('180.00', false)).toBe('180.00')
})
