import { createPublicKey, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

import { HUB_KEYS_PATH } from '@ante/contract/launch/dialects/hub.ts'
import * as z from 'zod/mini'

const LIMIT_MS = 3_000
/** Minimum interval between requests for an unknown key, which may be a new one. */
const RETRY_MS = 1_000

const Published = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() })),
})

interface SignedText {
  keyId: string
  signature: string
  text: Buffer
}

/** Cache of the gateway's published keys; an unknown key causes a reload. */
export class GatewayKeys {
  readonly #gatewayUrl: string
  #keys = new Map<string, KeyObject>()
  #askedAt = 0

  constructor(gatewayUrl: string) {
    this.#gatewayUrl = gatewayUrl
  }

  /** Whether the gateway has signed this text. */
  async haveSigned({ keyId, signature, text }: SignedText): Promise<boolean> {
    if (!this.#keys.has(keyId)) await this.#ask()
    const key = this.#keys.get(keyId)
    return key !== undefined && verify('sha256', text, key, Buffer.from(signature, 'base64'))
  }

  async #ask(): Promise<void> {
    if (performance.now() - this.#askedAt < RETRY_MS && this.#askedAt > 0) return
    this.#askedAt = performance.now()
    const response = await fetch(this.#gatewayUrl + HUB_KEYS_PATH, { signal: AbortSignal.timeout(LIMIT_MS) })
    const { keys } = Published.parse(await response.json())
    this.#keys = new Map(keys.map(({ kid, ...key }) => [kid, createPublicKey({ key, format: 'jwk' })]))
  }
}
