import { randomUUID } from 'node:crypto'

import { decideChanges, selectWaitingChanges } from '@ante/contract/console/bulk-changes.ts'
import { changeTags } from '@ante/contract/console/players/tags.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { inviteStaff } from '@ante/contract/staff/accounts.ts'
import { adjustBalance } from '@ante/contract/staff/adjust-balance.ts'
import { permissions as allPermissions } from '@ante/contract/staff/permissions.ts'
import type { Permission } from '@ante/contract/staff/permissions.ts'
import { openReview } from '@ante/contract/staff/reviews.ts'
import { grantRole } from '@ante/contract/staff/roles.ts'
import { putBankCard, releaseClaim, withdrawalClaims } from '@ante/gateway/cashier/public.ts'
import { putPayeeName } from '@ante/gateway/identity/public.ts'
import { inTransaction } from '@ante/gateway/kit/db.ts'
import { PartyHealth } from '@ante/gateway/kit/party-health.ts'
import { bytesOfBase32, stepAt, totp } from '@ante/gateway/kit/totp.ts'
import { invitationToken } from '@ante/gateway/staff/test/invitation-token.ts'
import { roleWith } from '@ante/gateway/staff/test/role-with.ts'
import { codeOf, newStaff, STAFF_PASSWORD } from '@ante/gateway/staff/test/staff-members.ts'
import type { StaffMember } from '@ante/gateway/staff/test/staff-members.ts'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'
import { fullPlayer } from '@ante/gateway/console/players/test/full-player.ts'
import { queuedWithdrawals } from '@ante/gateway/cashier/test/queued-withdrawals.ts'
import type { Queued } from '@ante/gateway/cashier/test/queued-withdrawals.ts'
import { changeSettings } from '@ante/gateway/cashier/test/withdrawer.ts'
import { claimWithdrawal, rejectQueuedWithdrawal } from '@ante/contract/console/decide-withdrawals.ts'
import type { Shortcuts } from '@ante/contract/console/shortcuts.ts'
import type { TestGateway } from '@ante/gateway/test'
import { sql } from 'kysely'

import { agentActions } from './agent-actions.ts'
import { announcementActions } from './announcement-actions.ts'
import { promotionActions } from './promotion-actions.ts'
import { brandActions } from './brand-actions.ts'
import { contentActions } from './content-actions.ts'
import { depositActions } from './deposit-actions.ts'
import { lotteryActions } from './lottery-actions.ts'
import { supportActions } from './support-actions.ts'
import { sportsActions } from './sports-actions.ts'
import { setupActions } from './setup-actions.ts'

/** A role, and the merchant for which it is granted; null for the platform. */
export interface SignedInAs {
  role: string
  merchant: string | null
}

const owner = (gateway: TestGateway): Promise<StaffMember> => newStaff(gateway, { roles: [['platform-owner', null]] })

/** Server-side actions for browser tests. */
export const consoleActions = {
  ...agentActions,
  ...announcementActions,
  ...promotionActions,
  ...brandActions,
  ...contentActions,
  ...depositActions,
  ...lotteryActions,
  ...supportActions,
  ...sportsActions,
  ...setupActions,
  /** Creates a role of aurora whose members may make these changes alone; templates only propose some of them. */
  makeRole: (gateway: TestGateway, { code, permissions }: { code: string; permissions: Permission[] }) =>
    roleWith(gateway, code, permissions),
  /** Creates staff with a role; `token` becomes the browser's session. */
  signIn: async (gateway: TestGateway, { role, merchant }: SignedInAs) => {
    const { id, mail, secret, token } = await newStaff(gateway, { roles: [[role, merchant]] })
    return { id: String(id), mail, secret: secret.toString('hex'), token }
  },
  /** Creates staff who may see everything at aurora, and only approve the changes of others; signs the browser in. */
  signInApprover: async (gateway: TestGateway) => {
    await sql`
      with role as (
        insert into staff_role (merchant_code, code, name) values ('aurora', 'approver', 'Aurora approver')
        on conflict do nothing returning id)
      insert into staff_role_right (role_id, permission, right_name)
      select id, permission, case when permission like '%.read' then 'apply' else 'approve' end
      from role, unnest(${allPermissions.map(({ permission }) => permission)}::text[]) permission`.execute(
      gateway.ports.db,
    )
    const { mail, token } = await newStaff(gateway, { roles: [['approver', 'aurora']] })
    return { mail, token }
  },
  /** Stores that a vendor did not answer. */
  vendorFails: async ({ ports }: TestGateway, { vendor, problem }: { vendor: string; problem: string }) => {
    new PartyHealth(ports).record({ kind: 'vendor', merchantCode: null, code: vendor }, problem)
  },
  /** Removes the session from the browser. */
  removeSession: async () => ({ token: '' }),
  /** Creates staff without giving the browser a session. */
  newStaff: async (gateway: TestGateway, { role, merchant }: SignedInAs) => {
    const { id, mail, secret } = await newStaff(gateway, { roles: [[role, merchant]] })
    return { id: String(id), mail, password: STAFF_PASSWORD, secret: secret.toString('hex') }
  },
  /** Returns the current code of an authenticator app. */
  code: async (gateway: TestGateway, { secret }: { secret: string }) =>
    codeOf(gateway, { secret: Buffer.from(secret, 'hex') }),
  codeOfText: async ({ ports: { clock } }: TestGateway, { secret }: { secret: string }) =>
    totp(bytesOfBase32(secret), stepAt(clock.now())),
  /** Invites a person; returns the token from the mail. */
  invite: async (gateway: TestGateway, { mail, displayName }: { mail: string; displayName: string }) => {
    const answer = await (await owner(gateway)).call(inviteStaff, { merchant: '-', mail, displayName })
    if (!answer.ok) throw new Error(answer.code)
    return invitationToken(gateway, mail)
  },
  /** Another person requests a role for an account; returns the mail address of that person. */
  requestRole: async (gateway: TestGateway, request: { merchant: string; role: string; account: string }) => {
    const person = await owner(gateway)
    const answer = await person.call(grantRole, { ...request, reason: 'joins the team' })
    if (!answer.ok) throw new Error(answer.code)
    return person.mail
  },
  /** Creates withdrawals in review, to be paid by staff. Returns their ids, the oldest first. */
  queueWithdrawals: async (gateway: TestGateway, queued: Queued) => {
    await changeSettings(gateway, { payoutProvider: null }, queued.merchantCode)
    return queuedWithdrawals(gateway, queued)
  },
  /** Gives the members of two withdrawals the same device and IP address. */
  linkMembers: async ({ ports: { db, clock } }: TestGateway, { ids }: { ids: string[] }) => {
    const rows = await db.selectFrom('withdrawal').select('member_id').where('id', 'in', ids).execute()
    for (const { member_id: member } of rows)
      await sql`insert into sign_in (member_id, at, method, ip, network, device, user_agent, device_hash, known) values
        (${member}, ${clock.now()}, 'password', '203.0.113.77', '203.0.113.0/24', 'Chromium', '', ${Buffer.alloc(32, 7)}, true)`.execute(
        db,
      )
  },
  /** Claims a withdrawal as another reviewer; returns the reviewer's name. */
  claimWithdrawal: async (gateway: TestGateway, claimed: { merchant: string; id: string }) => {
    const person = await owner(gateway)
    const answer = await person.call(claimWithdrawal, claimed)
    if (!answer.ok) throw new Error(answer.code)
    return person.mail
  },
  /** Ends the claim of a withdrawal by another reviewer, as closing the panel does. */
  releaseWithdrawal: async ({ ports: { db } }: TestGateway, { id, reviewer }: { id: string; reviewer: string }) => {
    const { id: staffId } = await db
      .selectFrom('staff_account')
      .select('id')
      .where('mail', '=', reviewer)
      .executeTakeFirstOrThrow()
    const claim = { id, staffId }
    await inTransaction(db, (tx) => releaseClaim(tx, withdrawalClaims, claim))
  },
  /** Another reviewer takes over a withdrawal, whose claim has ended, and rejects it. */
  rejectWithdrawal: async (gateway: TestGateway, { merchant, id }: { merchant: string; id: string }) => {
    await gateway.ports.db.deleteFrom('withdrawal_claim').where('withdrawal_id', '=', id).execute()
    const reasons = await gateway.ports.db
      .selectFrom('decision_reason')
      .select('code')
      .where('kind', '=', 'reject')
      .execute()
    const rejection = { merchant, id, version: 'REVIEW.0', code: reasons[0]?.code ?? '' }
    const answer = await (await owner(gateway)).call(rejectQueuedWithdrawal, rejection)
    if (!answer.ok) throw new Error(answer.code)
  },
  /** Returns the number of refusals that the audit log has about an account. */
  countRefusals: async ({ ports: { db } }: TestGateway, { mail }: { mail: string }) => {
    const refused = db.selectFrom('audit_entry').select('id').where('actor', '=', mail).where('result', '=', 'refused')
    return (await refused.execute()).length
  },
  /** Sets the shortcut keys of an account. */
  setKeys: async ({ ports: { db } }: TestGateway, { id, keys }: { id: string; keys: Shortcuts }) => {
    const shortcuts = JSON.stringify(keys)
    await db.updateTable('staff_account').set({ shortcuts }).where('id', '=', BigInt(id)).execute()
  },
  /** Returns how many of the withdrawals are in a state. */
  countWithdrawals: async ({ ports: { db } }: TestGateway, { ids, state }: { ids: string[]; state: string }) => {
    const rows = await db.selectFrom('withdrawal').select(['id', 'state']).where('id', 'in', ids).execute()
    return rows.filter((row) => row.state === state).length
  },
  /** Creates a player of aurora with a balance, a payee name, a card, and perhaps a tag; returns id and account. */
  newPlayer: async (gateway: TestGateway, { balance, tag }: { balance: string; tag?: string }) => {
    const { db, secrets, clock } = gateway.ports
    const ending = String(1000 + Math.floor(Math.random() * 9000))
    const account = `s${randomUUID().replaceAll('-', '').slice(0, 11)}`
    const memberId = await makeTestMember(gateway, balance, { account })
    const bank = await db
      .selectFrom('bank')
      .select('code')
      .where('merchant_code', '=', 'aurora')
      .executeTakeFirstOrThrow()
    const person = { memberId, merchantCode: 'aurora' }
    await putPayeeName(db, { ...person, payeeName: 'Ana Reyes', overwrite: true })
    const digits = `${String(memberId).padStart(8, '0')}${ending}`
    const card = { ...person, bankCode: bank.code, digits, holder: 'Ana Reyes', province: '' }
    await putBankCard({ secrets }, db, { ...card, requestKey: account, at: clock.now() })
    if (tag !== undefined) {
      const tagged = { merchant: 'aurora', player: String(memberId), tags: [tag], seen: [], reason: 'for a test' }
      const answer = await (await owner(gateway)).call(changeTags, tagged)
      if (!answer.ok) throw new Error(answer.code)
    }
    return { id: String(memberId), account, ending }
  },
  /** Creates a player of aurora with `count` rows in each list. */
  fullPlayer: async (gateway: TestGateway, { count }: { count: number }) => {
    const { id, account } = await fullPlayer(gateway, count)
    return { id: String(id), account }
  },
  /** Takes all roles from a staff account, as a colleague does. */
  withdrawRoles: async ({ ports: { db } }: TestGateway, { id }: { id: string }) => {
    await db.deleteFrom('staff_grant').where('staff_id', '=', BigInt(id)).execute()
  },
  /** Makes the second factor of an account's session older than five minutes. */
  ageFactor: async ({ ports: { db, clock } }: TestGateway, { id }: { id: string }) => {
    const old = { stepped_up_at: new Date(clock.now().getTime() - 3_600_000) }
    await db.updateTable('staff_session').set(old).where('staff_id', '=', BigInt(id)).execute()
  },
  /** Ends the sessions of an account as a new sign-in does. */
  endSession: async ({ ports: { db, clock } }: TestGateway, { id }: { id: string }) => {
    const ended = { ended_at: clock.now(), end_reason: 'signed_in_again' as const }
    await db.updateTable('staff_session').set(ended).where('staff_id', '=', BigInt(id)).execute()
  },
  /** Rejects all changes of a merchant as another person. */
  rejectAll: async (gateway: TestGateway, { merchant }: { merchant: string }) => {
    const person = await owner(gateway)
    const selected = await person.call(selectWaitingChanges, { merchant })
    if (!selected.ok) throw new Error(selected.code)
    const rows = selected.value.rows.map(({ id, binding }) => ({ id, binding }))
    await person.call(decideChanges, { merchant, decision: 'reject', rows, reason: 'not needed any more' })
  },
  /**
   * Requests a credit that needs an approval, and gives the requester the right to skip it; returns the session.
   */
  requestCredit: async (gateway: TestGateway, { account }: { account: string }) => {
    const { db } = gateway.ports
    await makeTestMember(gateway, '100.00', { account })
    const staff = await newStaff(gateway, { roles: [['finance', 'aurora']], merchantCode: 'aurora' })
    const credit = { merchant: 'aurora', account, direction: 'credit', amount: '900', reason: 'Goodwill' } as const
    const answer = await staff.call(adjustBalance, { ...credit, key: randomUUID() })
    if (!answer.ok) throw new Error(answer.code)
    await sql`
      insert into staff_role_right (role_id, permission, right_name)
      select id, 'wallet.balance.update', 'skip' from staff_role where merchant_code = 'aurora' and code = 'finance'
      on conflict do nothing`.execute(db)
    return { token: staff.token }
  },
  /** Makes the copy of a role like one of an earlier version, whose template did not have these permissions. */
  forgetRights: async (
    { ports: { db } }: TestGateway,
    { merchant, role, permissions }: { merchant: string; role: string; permissions: string[] },
  ) => {
    for (const table of ['staff_role_right', 'staff_role_known_right'])
      await sql`
        delete from ${sql.table(table)} using staff_role
        where staff_role.id = role_id and staff_role.merchant_code = ${merchant} and staff_role.code = ${role}
          and permission = any(${permissions}::text[])`.execute(db)
  },
  /** Opens the access review of the quarter, as another person. */
  openReview: async (gateway: TestGateway, { merchant }: { merchant: string }) => {
    const answer = await (await owner(gateway)).call(openReview, { merchant })
    if (!answer.ok) throw new Error(answer.code)
  },
  /** Deletes the access reviews, so that one can be opened. */
  deleteReviews: async ({ ports: { db } }: TestGateway) => {
    await db.deleteFrom('access_review_item').execute()
    await db.deleteFrom('access_review').execute()
  },
  /** Creates a reconciled day of aurora with one difference; returns the account of a member as well. */
  differingDay: async (gateway: TestGateway) => {
    const { db, clock } = gateway.ports
    const day = plusDays(dayOf('Asia/Manila', clock.now()), -1)
    const [account, number] = [`d${randomUUID().slice(0, 8)}`, randomUUID()]
    await makeTestMember(gateway, '100.00', { account })
    await sql`
      with side as (
        insert into reconciliation (merchant_code, day, kind, code, direction, booked, lines, built_at)
        values ('aurora', ${day}::date, 'provider', ${account}, 'deposit', 2, 1, ${clock.now()}) returning id)
      insert into reconciliation_item (reconciliation_id, merchant_code, difference, number, payment, ledger, statement)
      select id, 'aurora', 'missing in statement', ${number}, ${`by-hand:${number}`}, 'SUCCESS 12.50 PHP', '' from side`.execute(
      db,
    )
    return { account, number }
  },
  /** Makes the second factor of an account's session too old for changes. */
  ageSecondFactor: async ({ ports: { db, clock } }: TestGateway, { id }: { id: string }) => {
    const long = new Date(clock.now().getTime() - 6 * 60_000)
    await db.updateTable('staff_session').set({ stepped_up_at: long }).where('staff_id', '=', BigInt(id)).execute()
  },
}

export type ConsoleActions = typeof consoleActions

export const isAction = (name: string): name is keyof ConsoleActions => Object.hasOwn(consoleActions, name)
