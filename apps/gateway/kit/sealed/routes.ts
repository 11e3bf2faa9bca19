import { getEncryptionKey } from '@ante/contract/kit/sealed.ts'

import { serve } from '../serve.ts'
import type { Server } from '../server.ts'
import type { EncryptionKeys } from './encryption-keys.ts'

/** Cache time, much shorter than an old key is accepted, so that a cached key is nearly always valid. */
const CACHED_SECONDS = 300

export function encryptionRoutes(app: Server, keys: EncryptionKeys): void {
  const offer = async () => {
    const { id, publicKey } = await keys.offered()
    return { keyId: id, publicKey: publicKey.toString('base64url') }
  }
  serve(app, getEncryptionKey, offer, { cachedSeconds: CACHED_SECONDS })
}
