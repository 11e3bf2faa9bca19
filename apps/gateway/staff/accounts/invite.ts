import { inviteAgain, inviteStaff } from '@ante/contract/staff/accounts.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { AuditedChange } from '../../kit/staff-context.ts'
import { writeMessage } from '../../outbox/public.ts'
import { lockedAccount, accountByMail, personOf } from '../sessions/accounts.ts'
import type { Account } from '../sessions/accounts.ts'
import { newStaffChallenge } from '../sessions/challenges.ts'
import type { StaffPorts } from '../staff-ports.ts'

const refuse = refusalsOf(inviteStaff)
const refuseAgain = refusalsOf(inviteAgain)

export interface Inviting extends StaffPorts {
  /** Origin of the console: `https://console.example.com`. */
  consoleOrigin: string
}

export interface Invited {
  mail: string
  displayName: string
  samePersonAs?: string | undefined
  merchantCode: string | null
  invitedBy: bigint | null
}

/** Creates an account without roles, and mails its invitation, in the caller's transaction. */
export async function invite(ports: Inviting, tx: Db, invited: Invited): Promise<Account> {
  const { mail, displayName, samePersonAs, merchantCode, invitedBy } = invited
  const same = samePersonAs === undefined ? null : await accountByMail(tx, samePersonAs)
  if (same === undefined) throw refuse('staff.account.not.found')
  const account = await tx
    .insertInto('staff_account')
    .values({
      mail,
      display_name: displayName,
      person: same?.person ?? personOf(mail),
      merchant_code: merchantCode,
      created_at: ports.clock.now(),
      invited_by: invitedBy,
    })
    .onConflict((conflict) => conflict.column('mail').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!account) throw refuse('staff.mail.exists')
  await mailInvitation(ports, tx, account)
  return account
}

/** Mails an invitation link that is valid for 24 hours and replaces an earlier one. Returns its token. */
export async function mailInvitation(
  ports: Inviting,
  tx: Db,
  { id, mail, display_name: name, merchant_code: code }: Account,
) {
  const now = ports.clock.now()
  const { token, expiresAt } = await newStaffChallenge(tx, { staffId: id, purpose: 'invitation', now })
  const merchantCode = code ?? (await senderOfPlatform(tx))
  // The token is in the fragment, so that it is not written to server logs.
  const link = `${ports.consoleOrigin}/invitation#${token}`
  const body = [
    `Hello ${name},`,
    'You are invited to the operator console. Open this link within 24 hours, then add a passkey, or a password and an authenticator app:',
    link,
    'If you do not expect this, ignore it.',
  ].join('\n\n')
  const message = { merchantCode, channel: 'mail', recipient: mail, body, expiresAt } as const
  await writeMessage(tx, ports, { ...message, subject: 'Your invitation to the operator console' })
  return token
}

/** Returns the merchant in whose name the outbox sends mails of the platform: the first one. */
async function senderOfPlatform(tx: Db): Promise<string> {
  const first = await tx
    .selectFrom('merchant')
    .select('code')
    .where('trial_of', 'is', null)
    .orderBy('code')
    .limit(1)
    .executeTakeFirst()
  if (!first) throw new Error('there is no merchant in whose name the invitation can be sent')
  return first.code
}

/** Sends another invitation, for example after the first one has expired. */
export async function inviteOnceMore(
  ports: Inviting,
  account: Account,
  audit: (tx: Db, change: AuditedChange) => Promise<void>,
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const locked = await lockedAccount(tx, account.id)
    if (locked.state !== 'invited') throw refuseAgain('ILLEGAL_STATE')
    await mailInvitation(ports, tx, locked)
    await audit(tx, { action: 'staff.account.invite', object: `staff:${locked.mail}`, after: { again: true } })
  })
}
