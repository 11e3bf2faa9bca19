import { loginPasskey } from '@ante/contract/identity/passkeys.ts'
import type { beginPasskeyLogin as beginEndpoint } from '@ante/contract/identity/passkeys.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { generateAuthenticationOptions } from '@simplewebauthn/server'

import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { signedPasskeyCounter } from '../../kit/webauthn.ts'
import type { Site } from '../../kit/webauthn.ts'
import { enterMember } from '../login/enter-member.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import { memberById } from '../members.ts'
import { newChallenge, useChallenge } from './passkey-challenges.ts'

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
  const counter = await signedPasskeyCounter(response, passkey, {
    site,
    useChallenge: (challenge) => useChallenge(ports, challenge, null),
  })
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
