import { createCipheriv } from 'node:crypto'

import { decodeServiceLink, encodeServiceLink } from '@ante/contract/messaging/service-link.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/**
 * Encrypts with OpenSSL. It no longer supports single DES, but triple DES with three equal keys is the same cipher.
 * Source: domain handbook 2.3.
 */
function byOpenSsl(address: string, key: string): string {
  const cipher = createCipheriv('des-ede3', Buffer.from(key.repeat(3), 'latin1'), null)
  return Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]).toString('base64') + key
}

const printable = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code))
const keys = fc.array(printable, { minLength: 8, maxLength: 8 }).map((characters) => characters.join(''))

test('links are encrypted as by OpenSSL, and links encrypted by OpenSSL can be decrypted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), keys, (address, key) => {
      const link = byOpenSsl(address, key)
      expect(encodeServiceLink(address, key)).toBe(link)
      expect(decodeServiceLink(link)).toBe(address)
    }),
  )
})
