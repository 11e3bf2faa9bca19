import { createPublicKey } from 'node:crypto'

import type { Db } from '../../kit/db.ts'
import { putVendorKey, removeVendorKey } from '../public.ts'
import { changeVendor } from './change-vendor.ts'
import type { Command } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { nowBy } from '../../operator/kit/now.ts'
import { readText } from '../../operator/kit/read-text.ts'

const KEY_ID = /^[A-Za-z0-9_.:-]{1,80}$/
const SHORTEST_SECRET = 32
/** ASCII only: some protocols count characters, others bytes. */
const PLAIN = /^[\x20-\x7e]+$/
const LONGEST_FILE = 10_000
const KEYS_AT_MOST = 2
const WEAKEST_BITS = 2048

const parameters = [
  { name: 'vendor', about: 'the vendor’s code, for example JL' },
  { name: 'key', about: 'what you and the vendor call the key, for example jl-2' },
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

export const giveKey: Command = {
  action: 'give-key',
  summary: 'Lets a vendor sign with a further key; two can be active, so that keys are changed without a pause',
  parameters,
  options: {
    secret: { value: 'file', about: `the secret that you share, ${SHORTEST_SECRET} characters or more; - is the pipe` },
    'public-key': { value: 'file', about: 'the public half of what the vendor signs with, in PEM (hub alone)' },
  },
  examples: ['JL jl-2 --secret ./jl-2.txt', 'BTI bti-2 --secret ./bti-2.txt --public-key ./bti-2.pem'],
  run: async (operator, { words: { vendor = '', key = '' }, options }) => {
    if (!KEY_ID.test(key)) throw new UsageError(`${key} is no name for a key: letters, digits, _ . : and - are.`)
    const secret = await secretIn(options['secret'])
    const publicKey = options['public-key'] === undefined ? null : await publicKeyIn(options['public-key'])
    const secrets = await operator.secrets()
    const seen = 'It works within half a second. Nobody can read the secret here any more.'
    return changeVendor(operator, { vendor, command: 'connections give-key', subject: key, seen }, async (tx) => {
      const before = await keysOf(tx, vendor)
      await requireFree(tx, { vendor, key, before })
      const now = await nowBy(tx)
      const ports = { clock: { now: () => now }, secrets }
      const write = () => putVendorKey(tx, ports, { vendor, keyId: key, secret, publicKey })
      return { before: { keys: before }, after: { keys: [key, ...before] }, write }
    })
  },
}

export const takeKey: Command = {
  action: 'take-key',
  summary: 'Takes a key away from a vendor: what it signs with it is refused',
  parameters,
  examples: ['JL jl-1'],
  run: (operator, { words: { vendor = '', key = '' } }) => {
    const seen = 'It ends within 5 seconds. Calls that are under way are signed anew by a vendor that has another key.'
    return changeVendor(operator, { vendor, command: 'connections take-key', subject: key, seen }, async (tx) => {
      const before = await keysOf(tx, vendor)
      const after = before.filter((one) => one !== key)
      const write = () => removeVendorKey(tx, { vendor, keyId: key })
      return { before: { keys: before }, after: { keys: after }, write }
    })
  },
}

async function requireFree(tx: Db, { vendor, key, before }: { vendor: string; key: string; before: string[] }) {
  const taken = await tx.selectFrom('vendor_key').select('vendor').where('key_id', '=', key).executeTakeFirst()
  if (taken) throw new NotDone(`${taken.vendor} has a key ${key} already: give it another name.`)
  if (before.length < KEYS_AT_MOST) return
  throw new NotDone(`${vendor} has two keys, ${before.join(' and ')}: take one away first (connections take-key).`)
}

/** Reads a secret from a file. */
export async function secretIn(file: string | undefined): Promise<string> {
  if (file === undefined) throw new UsageError('Say in which file the secret is: --secret <file>.')
  const secret = await readText(file, LONGEST_FILE)
  if (!PLAIN.test(secret))
    throw new NotDone('A secret is one line of ASCII: others are not the same bytes at every vendor.')
  if (secret.length >= SHORTEST_SECRET) return secret
  throw new NotDone(`A secret has at least ${SHORTEST_SECRET} characters; this one has ${secret.length}.`)
}

/** Normalised to the stored format. */
async function publicKeyIn(file: string): Promise<string> {
  const text = await readText(file, LONGEST_FILE)
  if (text.includes('PRIVATE KEY')) throw new NotDone(`${file} holds a private key: only the vendor has that one.`)
  const key = readKey(text)
  if (key?.asymmetricKeyType !== 'rsa') throw new NotDone(`${file} holds no public RSA key in PEM.`)
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (bits < WEAKEST_BITS) throw new NotDone(`A key has at least ${WEAKEST_BITS} bits; this one has ${bits}.`)
  return key.export({ format: 'pem', type: 'spki' }).toString()
}

function readKey(text: string) {
  try {
    return createPublicKey(text)
  } catch {
    return null
  }
}
