import { checkUsername as endpoint } from '@ante/contract/identity/check-username.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { requireNetworkAllowance, countNetworkCallOrWait } from '../../kit/call-counts.ts'
import type { CallContext } from '../../kit/context.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { findAccount } from '../members.ts'
import { isConfusable } from './confusable-name.ts'
import { isUsername, registrationRulesOf } from './registration-rules.ts'

const refuse = refusalsOf(endpoint)

/**
 * Returns whether a username can be registered. Answers that a name is taken are limited per network and hour, so that
 * members cannot be enumerated.
 */
export async function checkUsername(
  { db, clock, config, merchants }: Pick<IdentityPorts, 'db' | 'clock' | 'config' | 'merchants'>,
  { username }: ParsedInputOf<typeof endpoint>,
  { merchantCode, ip }: Pick<CallContext, 'merchantCode' | 'ip'>,
): Promise<OutputOf<typeof endpoint>> {
  const rules = registrationRulesOf(merchants.of(merchantCode))
  if (!rules.methods.username) throw commonRefusal('function.not.available')
  if (!isUsername(rules, username)) throw refuse('username.invalid')
  const taken = {
    kind: `taken names ${merchantCode}`,
    ip,
    atMost: config.takenNamesPerNetwork,
    windowMs: HOUR_MS,
  }
  await requireNetworkAllowance({ db, clock }, taken)
  const isTaken =
    (await findAccount(db, merchantCode, username)) !== undefined || (await isConfusable(db, merchantCode, username))
  if (isTaken) await countNetworkCallOrWait({ db, clock }, taken)
  return { available: !isTaken }
}
