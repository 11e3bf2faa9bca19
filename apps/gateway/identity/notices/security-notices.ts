import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { mailboxIsFull, writeMessage } from '../../outbox/public.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { languageOfMember } from '../login/sign-ins.ts'
import { noticeMail } from './notice-mail.ts'
import type { Notice } from './notice-mail.ts'

interface NoticePorts extends Pick<Ports, 'clock' | 'secrets'> {
  merchants: Pick<MerchantDirectory, 'of'>
}

/** Lifetime of an unsent notice in milliseconds. Older events are listed in the security center only. */
const GOOD_FOR_MS = 24 * 3_600_000
/**
 * Maximum number of notices per mailbox and day. It is below the limit for all emails to a mailbox, so that notices
 * cannot prevent a password-reset link.
 */
const MAILS_PER_DAY = 20

/** Sign-in methods that create the account: no notice is needed. */
const JOINING = new Set(['registration', 'trial'])

type SecurityNotice = Pick<Notice, 'kind' | 'visitor' | 'at'> & { memberId: bigint }

/**
 * Emails members about events of their accounts: sign-ins from unknown devices and networks, and changes of security
 * settings. Members without email address find these events in the security center. The email is stored in the
 * transaction of the change; a job of the outbox sends it.
 */
export function securityNotices(ports: NoticePorts): Pick<IdentityPorts, 'onSignIn' | 'onSecurityEvent'> {
  return {
    onSignIn: async (tx, { member, method, visitor, known, isFirst, at }) => {
      const joins = JOINING.has(method) || (method === 'social' && isFirst)
      if (!known && !joins) await notify(ports, tx, { memberId: member.id, kind: 'signIn', visitor, at })
    },
    onSecurityEvent: (tx, event) => notify(ports, tx, event),
  }
}

async function notify(ports: NoticePorts, tx: Db, { memberId, ...reported }: SecurityNotice): Promise<void> {
  const address = await tx
    .selectFrom('member_profile')
    .innerJoin('member', 'member.id', 'member_profile.member_id')
    .select(['member_profile.email', 'member.account', 'member.merchant_code'])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
  if (!address?.email) return
  const { email: recipient, account, merchant_code: merchantCode } = address
  const now = ports.clock.now()
  if (await mailboxIsFull(tx, { address: recipient, limit: MAILS_PER_DAY, now })) return
  const merchant = ports.merchants.of(merchantCode)
  const language = (await languageOfMember(tx, memberId)) ?? merchant.settings.defaultLanguage
  const mail = noticeMail({ ...reported, account, merchant, language })
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS)
  await writeMessage(tx, ports, { merchantCode, channel: 'mail', recipient, expiresAt, ...mail })
}
