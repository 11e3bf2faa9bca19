import { randomBytes } from 'node:crypto'

import { acceptByPasskey, acceptByPassword } from '@ante/contract/staff/sign-in.ts'
import type { openInvitation } from '@ante/contract/staff/sign-in.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { generateRegistrationOptions } from '@simplewebauthn/server'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { hashPassword } from '../../kit/password.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { sha256 } from '../../kit/sha256.ts'
import { base32 } from '../../kit/totp.ts'
import { weakPasswordRefusal } from '../../kit/weak-password/weak-password.ts'
import { createdPasskey, PASSKEY_ALGORITHMS } from '../../kit/webauthn.ts'
import type { Site } from '../../kit/webauthn.ts'
import { accountById, lockedAccount } from '../sessions/accounts.ts'
import type { Account } from '../sessions/accounts.ts'
import { challengedAccount, newStaffChallenge, useStaffChallenge } from '../sessions/challenges.ts'
import { countStaffAttempt, totpPurpose, usesTotp } from '../sessions/factors.ts'
import type { OpenedSession } from '../sessions/sessions.ts'
import { enter } from '../sessions/sign-in.ts'
import type { StaffVisitor } from '../sessions/sign-in.ts'
import type { StaffPorts } from '../staff-ports.ts'

const refuse = refusalsOf(acceptByPassword)
const refusePasskey = refusalsOf(acceptByPasskey)

/** Length of an authenticator secret: 160 bits, as recommended. Source: RFC 4226, 4. */
const SECRET_BYTES = 20
const ISSUER = 'Ante console'

/**
 * Returns the data for accepting an invitation. The secret of the authenticator app stays the same until the account is
 * active.
 */
export async function showInvitation(
  ports: StaffPorts,
  { token, site }: ParsedInputOf<typeof openInvitation> & { site: Site },
): Promise<OutputOf<typeof openInvitation>> {
  const { db, clock } = ports
  const now = clock.now()
  const account = await invitedAccount(db, token, now)
  const secret = base32(await pendingSecret(ports, account))
  const challenge = await newStaffChallenge(db, { staffId: account.id, purpose: 'passkey', now })
  const passkeyOptions = await generateRegistrationOptions({
    rpName: ISSUER,
    rpID: site.host,
    userName: account.mail,
    userID: new Uint8Array(sha256('staff passkey user', String(account.id))),
    challenge: new Uint8Array(Buffer.from(challenge.token, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const label = encodeURIComponent(`${ISSUER}:${account.mail}`)
  const uri = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(ISSUER)}`
  return { mail: account.mail, displayName: account.display_name, secret, uri, passkeyOptions: { ...passkeyOptions } }
}

/** Activates the account with a password, after a correct code of the authenticator app. */
export async function acceptWithPassword(
  ports: StaffPorts,
  { token, password, code }: ParsedInputOf<typeof acceptByPassword>,
  visitor: StaffVisitor,
): Promise<OpenedSession> {
  const { db, clock } = ports
  const now = clock.now()
  const { id: staffId, mail } = await invitedAccount(db, token, now)
  const weakness = weakPasswordRefusal(password, [mail, mail.split('@')[0]])
  if (weakness) throw refuse(weakness)
  const forgiveAttempt = await countStaffAttempt(db, {
    subject: ` factor of ${staffId}`,
    ip: visitor.ip ?? '127.0.0.1',
    now,
  })
  const passwordHash = await hashPassword(password)
  const opened = await inTransaction(db, async (tx) => {
    if (!(await usesTotp(ports, tx, { staffId, code }))) throw refuse('second_factor.incorrect')
    await useInvitation(tx, token, now)
    const account = await activate(tx, staffId, { password_hash: passwordHash })
    return enter(tx, account, { visitor, now, method: 'invitation, password and code' })
  })
  await forgiveAttempt()
  return opened
}

/** Activates the account with a passkey. */
export async function acceptWithPasskey(
  ports: StaffPorts,
  { token, response, site }: ParsedInputOf<typeof acceptByPasskey> & { site: Site },
  visitor: StaffVisitor,
): Promise<OpenedSession> {
  const { db, clock } = ports
  const now = clock.now()
  const { id: staffId } = await invitedAccount(db, token, now)
  const credential = await createdPasskey(response, {
    site,
    useChallenge: async (challenge) => (await useStaffChallenge(db, 'passkey', challenge, now)) === staffId,
  })
  if (!credential) throw refusePasskey('passkey.incorrect')
  return inTransaction(db, async (tx) => {
    await useInvitation(tx, token, now)
    const stored = await tx
      .insertInto('staff_passkey')
      .values({
        staff_id: staffId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: BigInt(credential.counter),
        transports: credential.transports ?? [],
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) throw refusePasskey('passkey.incorrect')
    // The pending secret is deleted, because an authenticator app is only used together with a password.
    const account = await activate(tx, staffId, { totp_secret: null })
    return enter(tx, account, { visitor, now, method: 'invitation and passkey' })
  })
}

async function invitedAccount(db: Db, token: string, now: Date): Promise<Account> {
  const staffId = await challengedAccount(db, 'invitation', token, now)
  const account = staffId === undefined ? undefined : await accountById(db, staffId)
  if (account?.state !== 'invited') throw refuse('invitation.not.found')
  return account
}

async function useInvitation(tx: Db, token: string, now: Date): Promise<void> {
  if ((await useStaffChallenge(tx, 'invitation', token, now)) === undefined) throw refuse('invitation.not.found')
}

async function activate(
  tx: Db,
  staffId: bigint,
  changes: { password_hash: string } | { totp_secret: null },
): Promise<Account> {
  const account = await tx
    .updateTable('staff_account')
    .set((eb) => ({ ...changes, state: 'active', version: eb('version', '+', 1) }))
    .where('id', '=', staffId)
    .where('state', '=', 'invited')
    .returningAll()
    .executeTakeFirst()
  if (!account) throw refuse('invitation.not.found')
  return account
}

/** Returns the pending secret of the invited account; creates it on first use. */
function pendingSecret({ db, secrets }: StaffPorts, { id }: Account): Promise<Buffer> {
  return inTransaction(db, async (tx) => {
    const { totp_secret: sealed } = await lockedAccount(tx, id)
    const known = sealed && secrets.open(sealed, totpPurpose(id))
    if (known) return known
    const secret = randomBytes(SECRET_BYTES)
    await tx
      .updateTable('staff_account')
      .set({ totp_secret: secrets.seal(secret, totpPurpose(id)) })
      .where('id', '=', id)
      .execute()
    return secret
  })
}
