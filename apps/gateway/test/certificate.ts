import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '@ante/contract/kit/time.ts'

/** Creates a self-signed certificate for localhost, valid for a day, so that a test can use HTTP/2. */
export function makeCertificate(folder: string): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const content = certificateContent(publicKey.export({ type: 'spki', format: 'der' }))
  const signature = sign('sha256', content, privateKey)
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  writeFileSync(files.cert, pemOf(sequence(content, ECDSA_WITH_SHA256, bits(signature))))
  writeFileSync(files.key, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  return files
}

/** Returns the signed part of the certificate. Source: RFC 5280, 4.1. */
function certificateContent(publicKey: Buffer): Buffer {
  const version = tagged(0xa0, tagged(0x02, Buffer.from([2])))
  const serial = tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]))
  const name = sequence(tagged(0x31, sequence(COMMON_NAME, tagged(0x0c, Buffer.from('localhost')))))
  const validity = sequence(timeOf(Date.now() - DAY_MS), timeOf(Date.now() + DAY_MS))
  const hosts = sequence(...['localhost', '*.localhost'].map((host) => tagged(0x82, Buffer.from(host))))
  const extensions = tagged(0xa3, sequence(sequence(SUBJECT_ALTERNATIVE_NAME, tagged(0x04, hosts))))
  return sequence(version, serial, ECDSA_WITH_SHA256, name, validity, name, publicKey, extensions)
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content])
  return Buffer.concat([Buffer.from([tag, 0x82, length >> 8, length & 0xff]), content])
}

const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts))
const bits = (content: Buffer) => tagged(0x03, Buffer.concat([Buffer.from([0]), content]))
const timeOf = (ms: number) => tagged(0x18, Buffer.from(new Date(ms).toISOString().replaceAll(/[-:T]|\.\d+/g, '')))
const pemOf = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`

/** Object identifiers: 1.2.840.10045.4.3.2, 2.5.4.3 and 2.5.29.17. */
const ECDSA_WITH_SHA256 = sequence(tagged(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
const COMMON_NAME = tagged(0x06, Buffer.from('550403', 'hex'))
const SUBJECT_ALTERNATIVE_NAME = tagged(0x06, Buffer.from('551d11', 'hex'))
