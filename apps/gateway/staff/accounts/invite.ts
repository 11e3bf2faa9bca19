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
import { senderOfPlatform } from './sender-of-platform.ts'

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
  const account = await storeInvited(ports, tx, invited)
  await mailInvitation(ports, tx, account)
  return account
}

/** Creates an account without roles and without an invitation. */
export async function storeInvited({ clock }: StaffPorts, tx: Db, invited: Invited): Promise<Account> {
  const { mail, displayName, samePersonAs, merchantCode, invitedBy } = invited
  const account = await tx
    .insertInto('staff_account')
    .values({
      mail,
      display_name: displayName,
      person: await personNamed(tx, samePersonAs ?? mail),
      merchant_code: merchantCode,
      created_at: clock.now(),
      invited_by: invitedBy,
    })
    .onConflict((conflict) => conflict.column('mail').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!account) throw refuse('staff.mail.exists')
  return account
}

/**
 * Returns the person of a mail address. An address without an account has the same result as an address at another
 * merchant, so that the answer does not reveal which accounts exist there.
 */
async function personNamed(tx: Db, mail: string): Promise<string> {
  return (await accountByMail(tx, mail))?.person ?? personOf(mail)
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
