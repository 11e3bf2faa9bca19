import { loginFreeplay } from '@ante/contract/identity/session.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import { isExcluded } from '../../responsible-gaming/public.ts'
import { countNetworkCallOrWait } from '../../kit/call-counts.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import { insertMember } from '../members.ts'
import type { Member } from '../members.ts'
import { networkOf } from '../../kit/networks.ts'
import { signIn } from '../login/sign-in.ts'
import { NAME_ATTEMPTS, randomTrialName } from './trial-names.ts'

const refuse = refusalsOf(loginFreeplay)

/** Maximum number of trials per address and day; wider networks have higher limits. Source: domain handbook 13. */
const TRIALS_PER_DAY = 20

/**
 * Opens a trial account at the merchant's trial merchant, with play money only, and signs it in; uses `name` if it is
 * free.
 */
export async function openTrial(ports: IdentityPorts, call: VisitorCall, name?: string): Promise<Session> {
  const trial = ports.merchants.trialOf(call.merchantCode)
  if (!trial) throw commonRefusal('function.not.available')

  const now = ports.clock.now()
  if (call.member && (await isExcluded(ports.db, BigInt(call.member.memberId), now)))
    throw commonRefusal('function.not.available')
  const origin = { merchantCode: trial.code, network: networkOf(call.ip), now }
  return inTransaction(ports.db, async (tx) => {
    const opened = { kind: `trials ${trial.code}`, ip: call.ip, atMost: TRIALS_PER_DAY, windowMs: DAY_MS }
    const wait = await countNetworkCallOrWait({ db: tx, clock: ports.clock }, opened)
    if (wait !== null) throw refuse('trial.limit.reached')
    const member = await createTrialMember(tx, { ...origin, name }, ports.onMemberMade)
    return signIn(ports, tx, { member, method: 'trial', visitor: call.visitor, firstTimeLogin: true, now })
  })
}

interface TrialOrigin {
  merchantCode: string
  network: string
  now: Date
}

async function createTrialMember(
  tx: Db,
  { name, ...origin }: TrialOrigin & { name: string | undefined },
  onMemberMade: IdentityPorts['onMemberMade'],
): Promise<Member> {
  for (let attempt = 1; attempt <= NAME_ATTEMPTS; attempt++) {
    const member = {
      merchant_code: origin.merchantCode,
      account: attempt === 1 && name !== undefined ? name : randomTrialName(),
      type: TRIAL,
      password_hash: null,
      registered_at: origin.now,
      first_login_at: origin.now,
      registered_from: origin.network,
    }
    const made = await insertMember(tx, member, onMemberMade)
    if (made) return made
  }
  throw new Error('no free name for a trial account')
}
