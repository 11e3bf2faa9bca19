import { randomBytes } from 'node:crypto'

import { NORTHLIGHT } from '@ante/demo/vendors.ts'

/** What the harness signs with as the vendor; the gateway is told of it at its start. */
export const vendorKey = { vendor: NORTHLIGHT, keyId: 'harness-1', secret: randomBytes(24).toString('hex') }
