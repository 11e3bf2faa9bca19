import { randomUUID } from 'node:crypto'

import { adjustBalance } from '@ante/contract/staff/adjust-balance.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'

import { makeTestMember } from '../../test/make-test-member.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { newStaff } from './staff-members.ts'
import type { StaffMember } from './staff-members.ts'

/** Returns test steps for credits and debits of members at aurora that require approval. */
export function balanceChanges(gateway: () => TestGateway) {
  const AURORA = 'aurora'
  const merchant = AURORA
  const withRole = (role: string, mail?: string) =>
    newStaff(gateway(), { roles: [[role, AURORA]], merchantCode: AURORA, ...(mail && { mail }) })

  async function newMember(balance = '100.00') {
    const account = `m${randomUUID().replaceAll('-', '').slice(0, 10)}`
    await makeTestMember(gateway(), balance, { account })
    const balanceOf = async () => {
      const { rows } = await sql<{ balance: bigint }>`
      select account.balance from account join member on member.id = account.member_id
      where member.account = ${account} and account.wallet_type = ${MAIN_WALLET}`.execute(gateway().ports.db)
      return rows[0]?.balance
    }
    return { account, balanceOf }
  }

  const adjust = (staff: StaffMember, account: string, amount: string, more: object = {}) =>
    staff.call(adjustBalance, {
      merchant,
      account,
      amount,
      direction: 'credit',
      key: randomUUID(),
      reason: 'Goodwill',
      ...more,
    })

  /** Requests a credit above the limit of finance; returns the data that a decision needs. */
  async function proposed(staff: StaffMember, account: string, amount = '900', more: object = {}) {
    const answer = await adjust(staff, account, amount, more)
    if (!answer.ok || answer.value.id === null) throw new Error(JSON.stringify(answer))
    const { id } = answer.value
    const { binding } = await gateway()
      .ports.db.selectFrom('change_request')
      .select('binding')
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow()
    return { merchant, id, binding: binding.toString('hex') }
  }
  const stateOf = async ({ id }: { id: string }) =>
    gateway()
      .ports.db.selectFrom('change_request')
      .select(['state', 'failure'])
      .where('id', '=', BigInt(id))
      .executeTakeFirst()

  return { merchant, withRole, newMember, adjust, proposed, stateOf }
}
