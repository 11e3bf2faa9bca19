import { randomBytes } from 'node:crypto'

import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { NORTHLIGHT } from '@ante/demo/vendors.ts'

/** What the gateway makes its demo's keys of; it is told at its start. */
export const vendorsSecret = randomBytes(24).toString('hex')

/** What the harness signs with as the vendor. */
export const vendorKey = vendorKeyOf(vendorsSecret, NORTHLIGHT)
