import { getPayout, openPayout } from '@ante/contract/cashier/payout-provider.ts'

import { askProvider } from '../providers/http-provider.ts'
import type { Providers } from '../providers/providers.ts'
import type { PayoutProviders } from './payout.ts'

/** Providers that speak `payout-provider.ts`, at the addresses and by the keys that they take payments with. */
export function httpPayouts(providers: Pick<Providers, 'addressOf'>): PayoutProviders {
  return {
    of: async (named) => {
      const at = await providers.addressOf(named)
      return {
        open: (wanted) => askProvider(at, openPayout, wanted),
        status: (reference) => askProvider(at, getPayout, { reference }),
      }
    },
  }
}
