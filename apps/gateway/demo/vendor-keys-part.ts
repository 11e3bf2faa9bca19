import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { vendors } from '@ante/demo/vendors.ts'

import type { Clock } from '../kit/clock.ts'
import { putVendorKey } from '../launch/public.ts'
import type { Part } from './part.ts'

/** The keys by which the sandbox's vendors sign, and are signed to: each has one of its own. */
export function vendorKeysPart(clock: Clock, secret: string): Part {
  const keys = vendors.map(({ code }) => vendorKeyOf(secret, code))
  return {
    name: 'vendor keys',
    source: keys,
    write: async (tx) => {
      for (const key of keys) await putVendorKey(tx, clock, key)
    },
  }
}
