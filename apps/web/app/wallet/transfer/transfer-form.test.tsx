import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { createQueryClient } from '../../lib/calls/query-client.ts'
import { addressOf } from '../../lib/pages/address.ts'
import { RouterProvider } from '../../lib/pages/router.tsx'
import { merchantSettings } from '../../merchant/queries.ts'
import { testSettings } from '../../merchant/test/settings.ts'
import { TransferForm } from './transfer-form.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const router = {
  address: addressOf('/m/transfer', 'first'),
  arrival: 'first' as const,
  navigate: () => undefined,
}

function formIn(currency: string): string {
  const queries = createQueryClient(() => Promise.reject(new Error('no calls')))
  queries.setQueryData(merchantSettings.queryKey, { ...testSettings, currency })
  const balances = { balance: [], sumBalance: '0.00', currency, currencySymbol: '' }
  return renderToString(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterProvider value={router}>
          <TransferForm
            balances={balances}
            transfers={[]}
            route={{ otherWallet: 2, direction: 'in' }}
            onRoute={() => undefined}
            onMoved={() => undefined}
          />
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

test('shows the permitted decimals of the currency', () => {
  expect(formIn('PHP')).toContain('From 0.01, with no more than 2 decimals')
  expect(formIn('JPY')).toContain('Amounts in JPY have no decimals.')
  expect(formIn('JPY')).not.toContain('0.01')
})
