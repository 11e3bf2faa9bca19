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

/** Lifetime of an unsent notice: after a day the security center suffices. */
const GOOD_FOR_MS = 24 * 3_600_000
/** Limit per mailbox: more notices would not be read, and room remains for a password-reset link. */
const MAILS_PER_DAY = 20

/** Sign-in methods that create the account: no notice is needed. */
const JOINING = new Set(['registration', 'trial'])

type SecurityNotice = Pick<Notice, 'kind' | 'visitor' | 'at'> & { memberId: bigint }

/**
 * Emails members about events of their accounts: sign-ins from unknown places, and changes of security settings.
 * Members without email address find them in the security center. The email is stored in the transaction of the change;
 * the outbox sends it at its next run.
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
