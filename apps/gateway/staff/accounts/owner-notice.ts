import { DAY_MS } from '@ante/contract/kit/time.ts'

import type { Db } from '../../kit/db.ts'
import { writeMessage } from '../../outbox/public.ts'
import type { StaffPorts } from '../staff-ports.ts'
import { senderOfPlatform } from './sender-of-platform.ts'

/** Maximum number of notified owners, so that a mistake in roles does not send thousands of mails. */
const MAX_NOTIFIED = 50

/**
 * Mails every owner about a change of the owners, in the caller's transaction. Owners who are locked or were removed
 * are included, because they could be the victims of a takeover.
 */
export async function notifyOwners(
  ports: Pick<StaffPorts, 'clock' | 'secrets'>,
  tx: Db,
  { subject, lines }: { subject: string; lines: readonly string[] },
): Promise<void> {
  const owners = await tx
    .selectFrom('staff_account')
    .select('mail')
    .where('owner_since', 'is not', null)
    .orderBy('id')
    .limit(MAX_NOTIFIED)
    .execute()
  if (owners.length === 0) return
  const merchantCode = await senderOfPlatform(tx)
  const expiresAt = new Date(ports.clock.now().getTime() + DAY_MS)
  const body = [...lines, 'If you do not expect this, speak to the other owners and to the operator of the machine.']
  for (const { mail: recipient } of owners) {
    const message = { merchantCode, channel: 'mail', recipient, subject, body: body.join('\n\n'), expiresAt } as const
    await writeMessage(tx, ports, message)
  }
}

/** Notifies the owners if the account is, or was, an owner. */
export async function notifyOfOwner(
  ports: Pick<StaffPorts, 'clock' | 'secrets'>,
  tx: Db,
  { account, what, by, reason }: { account: { mail: string; owner_since: Date | null }; what: string } & ChangeOrigin,
): Promise<void> {
  if (account.owner_since === null) return
  await notifyOwners(ports, tx, {
    subject: `Platform owner ${what}`,
    lines: [`The platform owner ${account.mail} was ${what} by ${by}.`, `Reason: ${reason}`],
  })
}

interface ChangeOrigin {
  by: string
  reason: string
}
