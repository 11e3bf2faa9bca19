import { getPayout, getPayoutStatement, openPayout } from '@ante/contract/cashier/payout-provider.ts'

import { callProvider, everyLine } from '../providers/http-provider.ts'
import type { Providers } from '../providers/providers.ts'
import type { PayoutProviders, StatedPayoutProvider } from './payout.ts'

interface StatedPayouts extends PayoutProviders {
  of(...named: Parameters<PayoutProviders['of']>): Promise<StatedPayoutProvider>
}

/** Providers that implement `payout-provider.ts`, with the addresses and keys of their deposits. */
export function httpPayouts(providers: Pick<Providers, 'addressOf'>): StatedPayouts {
  return {
    of: async (named) => {
      const at = await providers.addressOf(named)
      return {
        open: (requested) => callProvider(at, openPayout, requested),
        status: (reference) => callProvider(at, getPayout, { reference }),
        statement: ({ from, to }) => {
          const span = { from: from.toISOString(), to: to.toISOString() }
          return everyLine((cursor) => callProvider(at, getPayoutStatement, { ...span, cursor }))
        },
      }
    },
  }
}
