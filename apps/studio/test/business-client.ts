import { createCipheriv, createHash } from 'node:crypto'

import { businessPath, businessSignHeader } from '@ante/contract/launch/business-wallet.ts'
import type { DemoVendorKey } from '@ante/demo/vendor-keys.ts'

/** Single DES as required by the protocol, in Base64. */
export function encryptDes(text: string, key: string): string {
  const cipher = createCipheriv('des-ede3', Buffer.from(key.repeat(3)), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

const signOf = (text: string, secret: string) =>
  createHash('sha256')
    .update(text + secret)
    .digest('hex')

/** An operator's client that transfers money at a vendor of the sandbox; accepts only signed answers. */
export function operatorAt(url: string, { vendor, keyId, secret }: DemoVendorKey) {
  return async (call: object, faults: { secret?: string; operator?: string } = {}) => {
    const params = encryptDes(JSON.stringify(call), secret.slice(0, 8))
    const form = { merchant_code: faults.operator ?? keyId, params, sign: signOf(params, faults.secret ?? secret) }
    const body = new URLSearchParams(form)
    const response = await fetch(`${url}/studio/${vendor}${businessPath}`, { method: 'POST', body })
    const text = await response.text()
    const isSigned = response.headers.get(businessSignHeader) === signOf(text + form.sign, secret)
    return { status: response.status, isSigned, answer: JSON.parse(text) as Record<string, unknown> }
  }
}
