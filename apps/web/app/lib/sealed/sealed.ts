import { encryptionText, getEncryptionKey, SEALING, sealedFor } from '@ante/contract/kit/sealed.ts'
import type { EncryptionKey, SealedBody } from '@ante/contract/kit/sealed.ts'

import { base64Url, bytesOfBase64Url } from './base64-url.ts'
import { CallRefused } from '../calls/call-errors.ts'
import type { Call } from '../calls/call.ts'

/** A call whose body is to be sealed. */
export interface UnsealedRequest {
  method: string
  path: string
  content: string
}

/** Data to send: the sealed body with its encryption header, or the plain body where this browser cannot seal. */
export interface SealedRequest {
  encryption: string | null
  body: string
}

const NONCE_BYTES = 12

let cachedKey: Promise<EncryptionKey> | null = null
/** Offset of the gateway's clock from this device's in milliseconds, once the gateway has reported it. */
let aheadMs = 0

/**
 * Sends a call whose body only the gateway can read. A wrong device clock or an outdated gateway key is corrected once.
 * Without `crypto.subtle` (plain HTTP on a local network) the body is sent in plain; the gateway decides whether to
 * accept it.
 */
export async function sendSealed<Answer>(
  call: Call,
  toSeal: UnsealedRequest,
  send: (toSend: SealedRequest) => Promise<Answer>,
): Promise<Answer> {
  // Missing in browsers on a page without HTTPS, contrary to the type.
  const { subtle } = crypto as Partial<Crypto>
  if (!subtle) return send({ encryption: null, body: toSeal.content })
  try {
    return await send(await sealed(await encryptionKey(call), toSeal))
  } catch (error) {
    if (!recoverKey(error)) throw error
    return send(await sealed(await encryptionKey(call, true), toSeal))
  }
}

function recoverKey(error: unknown): boolean {
  if (!(error instanceof CallRefused)) return false
  if (error.code === 'encryption.key.unknown') return true
  if (error.code !== 'encryption.stale') return false
  const { details } = error
  const input = typeof details === 'object' && details !== null && 'serverTime' in details ? details.serverTime : null
  const time = typeof input === 'string' ? Date.parse(input) : NaN
  if (Number.isNaN(time)) return false
  aheadMs = time - Date.now()
  return true
}

/** Requested once per page; a failure is not cached. */
function encryptionKey(call: Call, bypassCache = false): Promise<EncryptionKey> {
  if (cachedKey && !bypassCache) return cachedKey
  const answer = call(getEncryptionKey, {}, { bypassCache })
  cachedKey = answer
  answer.catch(() => (cachedKey = null))
  return answer
}

async function sealed(
  { keyId, publicKey }: EncryptionKey,
  { method, path, content }: UnsealedRequest,
): Promise<SealedRequest> {
  const { subtle } = crypto
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const pair = await subtle.generateKey(curve, false, ['deriveBits'])
  const sender = new Uint8Array(await subtle.exportKey('raw', pair.publicKey))
  const recipient = bytesOfBase64Url(publicKey)
  const recipientKey = await subtle.importKey('raw', recipient, curve, false, [])
  const secret = await subtle.deriveBits({ name: 'ECDH', public: recipientKey }, pair.privateKey, 256)
  const key = await sealingKey(secret, new Uint8Array([...sender, ...recipient]))
  const encryption = encryptionText({ keyId, time: Date.now() + aheadMs, senderKey: base64Url(sender) })
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const additionalData = utf8(sealedFor(method, path, encryption))
  const bytes = await subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, utf8(content))
  const body: SealedBody = { value: base64(new Uint8Array([...nonce, ...new Uint8Array(bytes)])) }
  return { encryption, body: JSON.stringify(body) }
}

async function sealingKey(secret: ArrayBuffer, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const derived = { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(SEALING) }
  return crypto.subtle.deriveKey(derived, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt'])
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
