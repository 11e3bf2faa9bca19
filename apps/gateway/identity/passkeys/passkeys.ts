import { addPasskey as addEndpoint, removePasskey as removeEndpoint } from '@ante/contract/identity/passkeys.ts'
import type { beginPasskey as beginEndpoint, listPasskeys as listEndpoint } from '@ante/contract/identity/passkeys.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { Selectable } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { createdPasskey, PASSKEY_ALGORITHMS } from '../../kit/webauthn.ts'
import type { Site } from '../../kit/webauthn.ts'
import { checkPassword } from '../passwords/check-password.ts'
import type { IdentityPorts, MemberCall } from '../identity-ports.ts'
import { newChallenge, useChallenge } from './passkey-challenges.ts'
import { rememberSecurityEvent } from '../security-events.ts'
import { sha256 } from '../../kit/sha256.ts'
import type { PasskeyTable } from '../tables.ts'

const refuse = refusalsOf(addEndpoint)
const refuseToRemove = refusalsOf(removeEndpoint)

/** Maximum number of passkeys per member. */
const LIMIT = 20

export async function listPasskeys(
  { db }: Pick<IdentityPorts, 'db'>,
  memberId: bigint,
): Promise<OutputOf<typeof listEndpoint>> {
  return { passkeys: (await passkeysOf(db, memberId)).map(passkeyView) }
}

/** Creates the options for a new passkey, after a password check. */
export async function beginPasskey(
  ports: IdentityPorts,
  password: string,
  { site, ...call }: MemberCall & { site: Site },
): Promise<OutputOf<typeof beginEndpoint>> {
  const memberId = BigInt(call.member.memberId)
  if ((await checkPassword(ports, password, call)) === null) throw refuseToRemove('password.incorrect')
  const existing = await requireFreeSlot(ports.db, memberId)
  const options = await generateRegistrationOptions({
    rpName: ports.merchants.of(call.merchantCode).name,
    rpID: site.host,
    userName: call.member.account,
    // Opaque: a stolen device does not reveal the member id.
    userID: new Uint8Array(sha256('passkey user', call.member.memberId)),
    challenge: await newChallenge(ports, memberId),
    attestationType: 'none',
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: existing.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options } }
}

/** Stores the passkey that the device created. */
export async function addPasskey(
  ports: IdentityPorts,
  { name, response }: ParsedInputOf<typeof addEndpoint>,
  { site, ...call }: MemberCall & { site: Site },
): Promise<OutputOf<typeof addEndpoint>> {
  const memberId = BigInt(call.member.memberId)
  const credential = await createdPasskey(response, {
    site,
    useChallenge: (challenge) => useChallenge(ports, challenge, memberId),
  })
  if (!credential) throw refuse('passkey.incorrect')
  await requireFreeSlot(ports.db, memberId)
  return inTransaction(ports.db, async (tx) => {
    const at = ports.clock.now()
    const row = await tx
      .insertInto('passkey')
      .values({ ...rowOf(credential), member_id: memberId, name, host: site.host, created_at: at })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw refuse('passkey.exists')
    await rememberSecurityEvent(ports, tx, { memberId, kind: 'passkey.added', visitor: call.visitor, at })
    return passkeyView(row)
  })
}

/** Removes a passkey; the device keeps its private key, which is useless then. */
export async function removePasskey(
  ports: IdentityPorts,
  { id, password }: ParsedInputOf<typeof removeEndpoint>,
  call: MemberCall,
): Promise<Record<never, never>> {
  const memberId = BigInt(call.member.memberId)
  if ((await checkPassword(ports, password, call)) === null) throw refuseToRemove('password.incorrect')
  await inTransaction(ports.db, async (tx) => {
    const match = (await passkeysOf(tx, memberId)).find((passkey) => passkey.id === id)
    if (!match) throw refuseToRemove('passkey.not.found')
    await tx.deleteFrom('passkey').where('id', '=', match.id).execute()
    const at = ports.clock.now()
    await rememberSecurityEvent(ports, tx, { memberId, kind: 'passkey.removed', visitor: call.visitor, at })
  })
  return {}
}

async function requireFreeSlot(db: Db, memberId: bigint) {
  const existing = await passkeysOf(db, memberId)
  if (existing.length >= LIMIT) throw refuse('passkey.too_many', { limit: LIMIT })
  return existing
}

function passkeysOf(db: Db, memberId: bigint) {
  return db.selectFrom('passkey').selectAll().where('member_id', '=', memberId).orderBy('created_at').execute()
}

const rowOf = ({ id, publicKey, counter, transports }: WebAuthnCredential) => ({
  credential_id: id,
  public_key: Buffer.from(publicKey),
  counter: BigInt(counter),
  transports: transports ?? [],
})

function passkeyView({ id, name, created_at: createdAt, last_used_at: lastUsedAt }: Selectable<PasskeyTable>) {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}
