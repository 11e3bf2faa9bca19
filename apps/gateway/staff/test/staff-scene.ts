import { randomUUID } from 'node:crypto'

import { inviteStaff } from '@ante/contract/staff/accounts.ts'
import { adjustBalance } from '@ante/contract/staff/adjust-balance.ts'
import { openReview } from '@ante/contract/staff/reviews.ts'
import { acceptByPasskey, beginStaffPasskey, openInvitation } from '@ante/contract/staff/sign-in.ts'

import { queuedWithdrawals } from '../../cashier/test/queued-withdrawals.ts'
import { SoftwareAuthenticator } from '../../identity/test/software-authenticator.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { comparedDay } from './compared-day.ts'
import { invitationToken } from './invitation-token.ts'
import { callConsole, callerWith, CONSOLE, CONSOLE_ORIGIN, newStaff, tokenIn } from './staff-members.ts'
import type { StaffMember } from './staff-members.ts'

const reason = 'Walk of all calls'

export interface Scene {
  owner: StaffMember
  /** Other staff of aurora, to act on. */
  other: StaffMember
  account: string
  /** Id of the member with this account. */
  player: string
  change: { id: string; binding: string }
  review: { id: string; item: string }
  /** A reconciled day with a difference. */
  compared: { id: string; item: string }
  /** A withdrawal in review. */
  withdrawal: string
}

/** Invites an account of aurora, which has not signed in yet; returns its id and mail address. */
export async function invitedAccount({ owner }: Scene): Promise<{ id: string; mail: string }> {
  const mail = `${randomUUID()}@staff.example`
  const answer = await owner.call(inviteStaff, { merchant: 'aurora', mail, displayName: 'W' })
  if (!answer.ok) throw new Error(answer.code)
  return { id: answer.value.id, mail }
}

/** Returns the objects at aurora that the test of all calls acts on. */
export function staffScene(gateway: () => TestGateway) {
  /** Creates another change that awaits a decision. */
  async function waitingChange(account: string) {
    const finance = await newStaff(gateway(), { roles: [['finance', 'aurora']], merchantCode: 'aurora' })
    const answer = await finance.call(adjustBalance, {
      merchant: 'aurora',
      account,
      direction: 'credit',
      amount: '800',
      key: randomUUID(),
      reason: 'Goodwill',
    })
    if (!answer.ok || answer.value.id === null) throw new Error(JSON.stringify(answer))
    return changeNamed(answer.value.id)
  }

  async function changeNamed(id: string) {
    const { binding } = await gateway()
      .ports.db.selectFrom('change_request')
      .select('binding')
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow()
    return { id, binding: binding.toString('hex') }
  }

  async function scene(): Promise<Scene> {
    const account = `w${randomUUID().replaceAll('-', '').slice(0, 10)}`
    const player = String(await makeTestMember(gateway(), '0.00', { account }))
    const other = await newStaff(gateway(), { roles: [['support', 'aurora']], merchantCode: 'aurora' })
    const owner = await newStaff(gateway(), {
      roles: [
        ['platform-owner', null],
        ['merchant-admin', 'aurora'],
      ],
    })
    await gateway().ports.db.deleteFrom('access_review_item').execute()
    await gateway().ports.db.deleteFrom('access_review').execute()
    const opened = await owner.call(openReview, { merchant: 'aurora' })
    if (!opened.ok) throw new Error(opened.code)
    const [withdrawal = ''] = await queuedWithdrawals(gateway(), { merchantCode: 'aurora', count: 1 })
    const item = await gateway()
      .ports.db.selectFrom('access_review_item')
      .select('id')
      .where('staff_id', '=', other.id)
      .executeTakeFirstOrThrow()
    return {
      owner,
      other,
      account,
      player,
      change: await waitingChange(account),
      review: { id: opened.value.id, item: String(item.id) },
      compared: await comparedDay(gateway()),
      withdrawal,
    }
  }

  /** Creates a change requested by the scene's owner, which awaits a decision. */
  async function ownChange({ owner, account }: Scene) {
    const values = { merchant: 'aurora', account, direction: 'credit', amount: '2000', reason } as const
    const answer = await owner.call(adjustBalance, { ...values, key: randomUUID() })
    if (!answer.ok || answer.value.id === null) throw new Error(JSON.stringify(answer))
    return changeNamed(answer.value.id)
  }

  /** Grants administrators of aurora the right to skip the approval of a credit. */
  async function withRightToSkip() {
    const { id } = await gateway()
      .ports.db.selectFrom('staff_role')
      .select('id')
      .where('merchant_code', '=', 'aurora')
      .where('code', '=', 'merchant-admin')
      .executeTakeFirstOrThrow()
    const right = { role_id: id, permission: 'wallet.balance.update', right_name: 'skip' as const }
    await gateway()
      .ports.db.insertInto('staff_role_right')
      .values({ ...right, per_decision: null, per_day: null })
      .execute()
  }

  /** Creates staff with a passkey, who makes the call; returns the passkey's response to a challenge. */
  async function answerOfPasskey(given: Scene) {
    const site = { host: CONSOLE, origin: CONSOLE_ORIGIN }
    const { id, mail } = await invitedAccount(given)
    const token = await invitationToken(gateway(), mail)
    const device = new SoftwareAuthenticator()
    const opened = await callConsole(gateway(), openInvitation, { token })
    if (!opened.ok) throw new Error(opened.code)
    const { challenge } = opened.value.passkeyOptions
    const body = JSON.stringify({ token, response: device.make({ challenge, ...site }) })
    const headers = { 'Content-Type': 'application/json' }
    const entered = tokenIn(await gateway().fetch(acceptByPasskey.path, { method: 'POST', headers, body }, CONSOLE))
    given.owner = { ...given.owner, id: BigInt(id), mail, token: entered, call: callerWith(gateway(), entered) }
    const begun = await callConsole(gateway(), beginStaffPasskey, {})
    if (!begun.ok) throw new Error(begun.code)
    return { response: device.sign({ challenge: begun.value.options.challenge, ...site }) }
  }

  return { scene, ownChange, withRightToSkip, answerOfPasskey, reason }
}
