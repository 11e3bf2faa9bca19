import { des } from './des.ts'
import { base64Of, bytesOfBase64, textOfUtf8, utf8Of } from './text-bytes.ts'

/** Source: product specification 9, "Customer service key length". */
const KEY_LENGTH = 8
const BLOCK_BYTES = 8
/** Printable single-byte characters, so that eight characters are eight bytes. */
const KEY = /^[\x20-\x7e]{8}$/
/** Maximum length of a link, above that of all merchants' links. */
const MAX_LENGTH = 8_000

/**
 * Encodes a customer-service link for the settings: base64 of DES (ECB, PKCS#7), followed by the key. The link contains
 * the key, so it provides no secrecy; the format exists because merchants' links use it. Source: domain handbook 2.3.
 */
export function encodeServiceLink(address: string, key: string): string {
  if (!KEY.test(key)) throw new Error('The key of a service link is 8 printable characters')
  return base64Of(des({ bytes: padded(utf8Of(address)), key: utf8Of(key), decrypt: false })) + key
}

/** Decodes a link; null if it is invalid. The result is untrusted: see `serviceAddress`. */
export function decodeServiceLink(link: string): string | null {
  const key = link.slice(-KEY_LENGTH)
  const bytes = link.length <= MAX_LENGTH ? bytesOfBase64(link.slice(0, -KEY_LENGTH)) : null
  if (!bytes || bytes.length === 0 || bytes.length % BLOCK_BYTES !== 0 || !KEY.test(key)) return null
  const plain = unpadded(des({ bytes, key: utf8Of(key), decrypt: true }))
  return plain && textOfUtf8(plain)
}

/** Returns the address if its scheme is permitted, else null. Browsers execute nothing at such an address. */
export function serviceAddress(address: string): string | null {
  const plain = /^[^\s\p{Cc}\\]+$/u.test(address)
  return plain && /^(https:\/\/[^/?#]|(mailto|tel|tg):.)/i.test(address) ? address : null
}

function padded(bytes: number[]): number[] {
  const padding = BLOCK_BYTES - (bytes.length % BLOCK_BYTES)
  return [...bytes, ...Array.from({ length: padding }, () => padding)]
}

function unpadded(bytes: number[]): number[] | null {
  const missing = bytes[bytes.length - 1] ?? 0
  const padding = bytes.slice(-missing)
  const right = missing >= 1 && missing <= BLOCK_BYTES && padding.every((byte) => byte === missing)
  return right ? bytes.slice(0, -missing) : null
}
