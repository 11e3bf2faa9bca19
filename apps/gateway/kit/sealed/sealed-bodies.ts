import { createHash } from 'node:crypto'

import { header } from '@ante/contract/kit/headers.ts'
import { readEncryption, sealedFor } from '@ante/contract/kit/sealed.ts'
import type { Encryption } from '@ante/contract/kit/sealed.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'

import type { Ports } from '../ports.ts'
import { commonRefusal } from '../refusal.ts'
import type { EncryptionKeys } from './encryption-keys.ts'
import { openBody } from './open-body.ts'
import './tables.ts'

/** Tolerance for the sender's clock, and for the transit time of a body. */
const TOLERANCE_MS = 2 * 60_000
/** Maximum clock difference between instances: no record is deleted while an instance would still accept its body. */
const MARGIN_MS = 60_000
const DELETED_AT_ONCE = 50

type BodyPorts = Pick<Ports, 'db' | 'clock' | 'config'> & { keys: EncryptionKeys }

/** Returns a function that decrypts the body of a sealed call; refuses altered and replayed bodies. */
export function sealedBodies(ports: BodyPorts): (request: FastifyRequest) => Promise<unknown> {
  return async (request) => {
    const text = request.headers[header.encryption.toLowerCase()]
    if (typeof text === 'string') return open(ports, request, text)
    if (!ports.config.plainBodies) throw commonRefusal('encryption.required')
    return request.body
  }
}

async function open(ports: BodyPorts, request: FastifyRequest, text: string): Promise<unknown> {
  const encryption = readEncryption(text)
  const value = valueOf(request.body)
  if (!encryption || value === null) throw commonRefusal('encryption.unreadable')
  const now = ports.clock.now()
  if (Math.abs(now.getTime() - encryption.time) > TOLERANCE_MS) {
    throw commonRefusal('encryption.stale', { serverTime: now.toISOString() })
  }
  const key = await ports.keys.find(encryption.keyId)
  if (!key) throw commonRefusal('encryption.key.unknown')

  const { senderKey } = encryption
  const path = request.url.split('?', 1)[0] ?? ''
  const opened = openBody({ own: key, senderKey, value, sealedFor: sealedFor(request.method, path, text) })
  if (!opened) throw commonRefusal('encryption.unreadable')
  if (!(await isNew(ports, encryption))) throw commonRefusal('encryption.repeated')
  return parsed(opened)
}

function valueOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('value' in body)) return null
  return typeof body.value === 'string' ? body.value : null
}

/**
 * Whether the body was not received before. Bodies are recorded only after their authentication, so that garbage cannot
 * fill the table.
 */
async function isNew({ db, clock }: BodyPorts, { senderKey, time }: Encryption): Promise<boolean> {
  await sql`
    delete from sealed_body where sender_hash in (
      select sender_hash from sealed_body where expires_at < ${clock.now()}
      order by expires_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(db)
  const remembered = await db
    .insertInto('sealed_body')
    .values({
      sender_hash: createHash('sha256').update(senderKey).digest(),
      expires_at: new Date(time + TOLERANCE_MS + MARGIN_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst()
  return remembered !== undefined
}

function parsed(opened: Buffer): unknown {
  try {
    return JSON.parse(opened.toString('utf8'))
  } catch {
    throw commonRefusal('request.malformed')
  }
}
