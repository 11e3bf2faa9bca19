import { putPaymentPassword } from '@ante/gateway/identity/public.ts'
import { ShiftedClock } from '@ante/gateway/kit/clock.ts'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'

import { withDatabase } from './ledger.ts'
import { newName } from './newcomer.ts'
import type { Credentials } from './steps.ts'

/** Payment password of all members of a line in these journeys. */
const PAYMENT_PASSWORD = '271828'
/** Password of the members created by `makeTestMember`. */
const PASSWORD = 'Secret2026'

/** Creates an agent and a direct downline player, each with some money and a payment password. */
export function newAgentWithPlayer(
  merchantCode: string,
  balances: { agent: string; player: string },
): Promise<{ agent: Credentials; player: Credentials }> {
  return withDatabase(async ({ db }) => {
    const context = { ports: { db, clock: new ShiftedClock() } }
    const [agent, player] = [newName(), newName()]
    const uplineId = await makeTestMember(context, balances.agent, { merchantCode, type: 1, account: agent })
    const playerId = await makeTestMember(context, balances.player, { merchantCode, account: player, uplineId })
    for (const memberId of [uplineId, playerId]) {
      await putPaymentPassword(db, { memberId, merchantCode, digits: PAYMENT_PASSWORD })
    }
    return { agent: { username: agent, password: PASSWORD }, player: { username: player, password: PASSWORD } }
  })
}
