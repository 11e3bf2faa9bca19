import { getPayout, getPayoutStatement, openPayout } from '@ante/contract/cashier/payout-provider.ts'

import { callProvider, everyStatementLine } from '../providers/http-provider.ts'
import type { Providers } from '../providers/providers.ts'
import type { PayoutProviders, PayoutProviderWithStatements } from './payout.ts'

interface StatedPayouts extends PayoutProviders {
  of(...providerName: Parameters<PayoutProviders['of']>): Promise<PayoutProviderWithStatements>
}

/** Returns payout providers that implement `payout-provider.ts`, with the same addresses and keys as for deposits. */
export function httpPayouts(providers: Pick<Providers, 'addressOf'>): StatedPayouts {
  return {
    of: async (providerName) => {
      const at = await providers.addressOf(providerName)
      return {
        open: (requested) => callProvider(at, openPayout, requested),
        status: (reference) => callProvider(at, getPayout, { reference }),
        statement: ({ from, to }) => {
          const span = { from: from.toISOString(), to: to.toISOString() }
          return everyStatementLine((cursor) => callProvider(at, getPayoutStatement, { ...span, cursor }))
        },
      }
    },
  }
}
