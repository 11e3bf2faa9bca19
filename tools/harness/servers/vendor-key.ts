import { randomBytes } from 'node:crypto'

import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { NORTHLIGHT } from '@ante/demo/vendors.ts'

/** Secret from which the gateway derives its demo's keys; passed at its start. */
export const vendorsSecret = randomBytes(24).toString('hex')

/** The vendor's signing key, used by the harness. */
export const vendorKey = vendorKeyOf(vendorsSecret, NORTHLIGHT)
