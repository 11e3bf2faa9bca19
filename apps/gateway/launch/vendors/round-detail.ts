import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { vendorRoundDetail } from '@ante/contract/launch/vendor-service.ts'
import type { VendorRoundDetail } from '@ante/contract/launch/vendor-service.ts'

import type { Clock } from '../../kit/clock.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import type { VendorAnswer } from './adapter.ts'
import { callVendorService } from './call-service.ts'

type RoundQuery = InputOf<typeof vendorRoundDetail> & { vendor: string }

/** Returns the vendor's details of one of its rounds. */
export function roundDetail(
  ports: { keys: VendorKeys; clock: Clock },
  { vendor, ...requested }: RoundQuery,
): Promise<VendorAnswer<VendorRoundDetail>> {
  return callVendorService(ports, vendor, vendorRoundDetail, requested)
}
