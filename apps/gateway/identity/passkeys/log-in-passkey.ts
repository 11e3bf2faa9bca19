import { loginPasskey } from '@ante/contract/identity/passkeys.ts'
import type { beginPasskeyLogin as beginEndpoint } from '@ante/contract/identity/passkeys.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Selectable } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { enterMember } from '../login/enter-member.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import { memberById } from '../members.ts'
import { newChallenge, useChallenge } from './passkey-challenges.ts'
import type { Site } from './passkeys.ts'
import type { PasskeyTable } from '../tables.ts'

const refuse = refusalsOf(loginPasskey)

type Answer = ParsedInputOf<typeof loginPasskey>['response']

/** Creates a challenge for any passkey that the device has for this site: no name is typed. */
export async function beginPasskeyLogin(
  ports: Pick<IdentityPorts, 'db' | 'clock'>,
  { host }: Site,
): Promise<OutputOf<typeof beginEndpoint>> {
  const challenge = await newChallenge(ports, null)
  return {
    options: { ...(await generateAuthenticationOptions({ rpID: host, challenge, userVerification: 'required' })) },
  }
}

/** Signs in by the device's assertion. */
export async function logInByPasskey(
  ports: IdentityPorts,
  response: Answer,
  { site, merchantCode, visitor }: VisitorCall & { site: Site },
): Promise<Session> {
  const { db, clock } = ports
  const passkey = await db.selectFrom('passkey').selectAll().where('credential_id', '=', response.id).executeTakeFirst()
  const member = passkey ? await memberById(db, passkey.member_id) : null
  if (!passkey || member?.merchantCode !== merchantCode) throw refuse('passkey.incorrect')
  const counter = await signedCount(ports, response, { passkey, site })
  if (counter === null) throw refuse('passkey.incorrect')
  if (member.status === 'disabled') throw refuse('account.disabled')
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('passkey')
      .set({ counter: BigInt(counter), last_used_at: now })
      .where('id', '=', passkey.id)
      .executeTakeFirst()
    // The passkey was removed meanwhile.
    if (numUpdatedRows !== 1n) throw refuse('passkey.incorrect')
    return enterMember(ports, tx, { member, method: 'passkey', visitor, now })
  })
}

/** Returns the device's signature counter, or null if the assertion does not match the challenge. */
async function signedCount(
  ports: IdentityPorts,
  response: Answer,
  { passkey, site }: { passkey: Selectable<PasskeyTable>; site: Site },
): Promise<number | null> {
  const { userHandle: _, ...signed } = response.response
  const { credential_id: id, public_key: publicKey, counter } = passkey
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: signed, clientExtensionResults: {} },
      expectedChallenge: (challenge) => useChallenge(ports, challenge, null),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for a wrong origin, a wrong challenge, or a counter that decreased.
    return null
  }
}
