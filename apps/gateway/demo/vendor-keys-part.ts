import { NORTHLIGHT } from '@ante/demo/vendors.ts'

import type { Clock } from '../kit/clock.ts'
import type { Config } from '../kit/config.ts'
import { putVendorKey } from '../launch/public.ts'
import type { Part } from './part.ts'

/** The key by which the sandbox's vendor signs, so that its slot really plays. */
export function vendorKeysPart(clock: Clock, { keyId, secret }: Config['northlight']): Part {
  return {
    name: 'vendor keys',
    source: { keyId, secret },
    write: (tx) => putVendorKey(tx, clock, { vendor: NORTHLIGHT, keyId, secret }),
  }
}
