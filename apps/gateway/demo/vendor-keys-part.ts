import { createPublicKey } from 'node:crypto'

import { rsaPairOf } from '@ante/demo/rsa-pair.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { vendors } from '@ante/demo/vendors.ts'

import type { Ports } from '../kit/ports.ts'
import { putVendorKey } from '../launch/public.ts'
import type { Part } from './part.ts'

/** Signing keys of the sandbox's vendors, a different one for each. */
export function vendorKeysPart({ clock, secrets, config }: Pick<Ports, 'clock' | 'secrets' | 'config'>): Part {
  const keys = vendors.map(({ code, protocol }) => ({ ...vendorKeyOf(config.vendorsSecret, code), protocol }))
  return {
    name: 'vendor keys',
    source: keys,
    write: async (tx) => {
      for (const { protocol, ...key } of keys) {
        await putVendorKey(
          tx,
          { clock, secrets },
          { ...key, publicKey: protocol === 'hub' ? publicKeyOf(key.secret) : null },
        )
      }
    },
  }
}

/** Returns the public key of a sandbox vendor, as a vendor would send it. */
function publicKeyOf(secret: string): string {
  return createPublicKey(rsaPairOf(secret).publicKey).export({ format: 'pem', type: 'spki' }).toString()
}
