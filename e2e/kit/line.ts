import { putPaymentPassword } from '@ante/gateway/identity/public.ts'
import { ShiftedClock } from '@ante/gateway/kit/clock.ts'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'

import { withDatabase } from './ledger.ts'
import { newName } from './newcomer.ts'
import type { Credentials } from './steps.ts'

/** What everybody of a line in these journeys sends money with. */
export const PAYMENT_PASSWORD = '271828'
/** What `makeTestMember` gives everybody. */
const PASSWORD = 'Secret2026'

/** An agent and a player directly below him, each with some money and a payment password. */
export function newLine(
  merchantCode: string,
  balances: { agent: string; player: string },
): Promise<{ agent: Credentials; player: Credentials }> {
  return withDatabase(async ({ db }) => {
    const made = { ports: { db, clock: new ShiftedClock() } }
    const [agent, player] = [newName(), newName()]
    const uplineId = await makeTestMember(made, balances.agent, { merchantCode, type: 1, account: agent })
    const playerId = await makeTestMember(made, balances.player, { merchantCode, account: player, uplineId })
    for (const memberId of [uplineId, playerId]) {
      await putPaymentPassword(db, { memberId, merchantCode, digits: PAYMENT_PASSWORD })
    }
    return { agent: { username: agent, password: PASSWORD }, player: { username: player, password: PASSWORD } }
  })
}

/** Somebody of a team, with the number by which the addresses know him. */
export type TeamCredentials = Credentials & { memberId: string }

/** An agent with another agent and a player directly below him, somebody below that agent, and a stranger. */
export function newTeam(
  merchantCode: string,
): Promise<Record<'agent' | 'middle' | 'player' | 'deep' | 'stranger', TeamCredentials>> {
  return withDatabase(async ({ db }) => {
    const made = { ports: { db, clock: new ShiftedClock() } }
    const make = async (balance: string, wanted: { type?: 0 | 1; uplineId?: bigint }) => {
      const account = newName()
      const id = await makeTestMember(made, balance, { merchantCode, account, ...wanted })
      await putPaymentPassword(db, { memberId: id, merchantCode, digits: PAYMENT_PASSWORD })
      return { id, who: { username: account, password: PASSWORD, memberId: String(id) } }
    }
    const agent = await make('500.00', { type: 1 })
    const middle = await make('0.00', { type: 1, uplineId: agent.id })
    const player = await make('30.00', { uplineId: agent.id })
    const deep = await make('7.00', { uplineId: middle.id })
    const stranger = await make('0.00', {})
    return { agent: agent.who, middle: middle.who, player: player.who, deep: deep.who, stranger: stranger.who }
  })
}
