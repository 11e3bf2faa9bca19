import { createPublicKey } from 'node:crypto'

import type { Db } from '../../kit/db.ts'
import { putVendorKey, removeVendorKey } from '../public.ts'
import { changeVendor } from './change-vendor.ts'
import type { Command, Operator } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { readText } from '../../operator/kit/read-text.ts'

const KEY_ID = /^[A-Za-z0-9_.:-]{1,80}$/
const MIN_SECRET_CHARACTERS = 32
/** Secrets must be ASCII, because some protocols count characters, others bytes. */
const PLAIN = /^[\x20-\x7e]+$/
const MAX_FILE_CHARACTERS = 10_000
const MAX_KEYS = 2
const WEAKEST_BITS = 2048

const parameters = [
  { name: 'vendor', about: 'the vendor’s code, for example JL' },
  { name: 'key', about: 'name of the key, known to both sides, for example jl-2' },
]

/** Returns the names of a vendor's keys, newest first; their secrets are never shown. */
export async function keysOf(db: Db, vendor: string): Promise<string[]> {
  const rows = await db
    .selectFrom('vendor_key')
    .select('key_id')
    .where('vendor', '=', vendor)
    .orderBy('made_at', 'desc')
    .execute()
  return rows.map((row) => row.key_id)
}

export const addKey: Command = {
  action: 'add-key',
  summary: 'Adds a signing key for a vendor; two can be active, so that keys are rotated without downtime',
  parameters,
  options: {
    secret: {
      value: 'file',
      about: `file with the shared secret of at least ${MIN_SECRET_CHARACTERS} characters`,
      terminal: '; - for standard input',
      isRequired: true,
    },
    'public-key': { value: 'file', about: 'file with the vendor’s public key in PEM (protocol hub only)' },
  },
  examples: ['JL jl-2 --secret ./jl-2.txt', 'BTI bti-2 --secret ./bti-2.txt --public-key ./bti-2.pem'],
  run: async (operator, { positional: { vendor = '', key = '' }, options }) => {
    if (!KEY_ID.test(key)) throw new UsageError(`Invalid key name: ${key}. Use up to 80 letters, digits, _ . : and -.`)
    const secret = await secretIn(operator, options['secret'])
    const publicKey = options['public-key'] === undefined ? null : await publicKeyIn(operator, options['public-key'])
    const secrets = await operator.secrets()
    const effect = 'The key is active within half a second. The secret cannot be displayed again.'
    return changeVendor(operator, { vendor, command: 'connections add-key', subject: key, effect }, async (tx) => {
      const before = await keysOf(tx, vendor)
      await requireFree(tx, { vendor, key, before })
      const now = await databaseNow(tx)
      const ports = { clock: { now: () => now }, secrets }
      const write = () => putVendorKey(tx, ports, { vendor, keyId: key, secret, publicKey })
      return { before: { keys: before }, after: { keys: [key, ...before] }, write }
    })
  },
}

export const deleteKey: Command = {
  action: 'delete-key',
  summary: 'Deletes a vendor’s key: calls signed with it are refused',
  parameters,
  examples: ['JL jl-1'],
  run: (operator, { positional: { vendor = '', key = '' } }) => {
    const effect = 'The key is refused within 5 seconds. A vendor with another key signs its pending calls again.'
    return changeVendor(operator, { vendor, command: 'connections delete-key', subject: key, effect }, async (tx) => {
      const before = await keysOf(tx, vendor)
      const after = before.filter((item) => item !== key)
      const write = () => removeVendorKey(tx, { vendor, keyId: key })
      return { before: { keys: before }, after: { keys: after }, write }
    })
  },
}

async function requireFree(tx: Db, { vendor, key, before }: { vendor: string; key: string; before: string[] }) {
  const existing = await tx.selectFrom('vendor_key').select('vendor').where('key_id', '=', key).executeTakeFirst()
  if (existing) throw new CommandFailed(`${existing.vendor} already has a key ${key}: use another name.`)
  if (before.length < MAX_KEYS) return
  throw new CommandFailed(
    `${vendor} has two keys, ${before.join(' and ')}: delete one first (\`ante connections delete-key\`).`,
  )
}

/** Reads a secret from a file. */
export async function secretIn(operator: Operator, file: string | undefined): Promise<string> {
  if (file === undefined) throw new UsageError('Add --secret <file> with the file of the secret.')
  const secret = await readText(operator, file, MAX_FILE_CHARACTERS)
  if (!PLAIN.test(secret))
    throw new CommandFailed('Invalid secret: use one line of ASCII characters; vendors encode others differently.')
  if (secret.length >= MIN_SECRET_CHARACTERS) return secret
  throw new CommandFailed(`The secret has ${secret.length} characters; the minimum is ${MIN_SECRET_CHARACTERS}.`)
}

/** Returns the public key in a file, normalised to PEM. */
async function publicKeyIn(operator: Operator, file: string): Promise<string> {
  const text = await readText(operator, file, MAX_FILE_CHARACTERS)
  if (text.includes('PRIVATE KEY'))
    throw new CommandFailed(`${file} contains a private key: use the vendor’s public key.`)
  const key = readKey(text)
  if (key?.asymmetricKeyType !== 'rsa') throw new CommandFailed(`${file} does not contain a public RSA key in PEM.`)
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (bits < WEAKEST_BITS) throw new CommandFailed(`The key has ${bits} bits; the minimum is ${WEAKEST_BITS}.`)
  return key.export({ format: 'pem', type: 'spki' }).toString()
}

function readKey(text: string) {
  try {
    return createPublicKey(text)
  } catch {
    return null
  }
}
