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

/** Nobody needs it after a day: he may as well look into the security center. */
const GOOD_FOR_MS = 24 * 3_600_000
/** Who has not looked after so many will not after more; there is room left for the link that he may need. */
const MAILS_PER_DAY = 20

/** In these he opens the account, and knows of it. */
const JOINING = new Set(['registration', 'trial'])

type Told = Pick<Notice, 'kind' | 'visitor' | 'at'> & { memberId: bigint }

/**
 * Mails members what happens to their accounts: sign-ins from where they have not been seen, and every change of what guards
 * the account. Who has left no address finds the same in the security center. It is written with the change, or neither is;
 * the outbox sends it at its next look.
 */
export function securityNotices(ports: NoticePorts): Pick<IdentityPorts, 'onSignIn' | 'onSecurityEvent'> {
  return {
    onSignIn: async (tx, { member, method, visitor, known, isFirst, at }) => {
      const joins = JOINING.has(method) || (method === 'social' && isFirst)
      if (!known && !joins) await tell(ports, tx, { memberId: member.id, kind: 'signIn', visitor, at })
    },
    onSecurityEvent: (tx, event) => tell(ports, tx, event),
  }
}

async function tell(ports: NoticePorts, tx: Db, { memberId, ...told }: Told): Promise<void> {
  const reached = await tx
    .selectFrom('member_profile')
    .innerJoin('member', 'member.id', 'member_profile.member_id')
    .select(['member_profile.email', 'member.account', 'member.merchant_code'])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
  if (!reached?.email) return
  const { email: recipient, account, merchant_code: merchantCode } = reached
  const now = ports.clock.now()
  if (await mailboxIsFull(tx, { address: recipient, limit: MAILS_PER_DAY, now })) return
  const merchant = ports.merchants.of(merchantCode)
  const language = (await languageOfMember(tx, memberId)) ?? merchant.settings.defaultLanguage
  const mail = noticeMail({ ...told, account, merchant, language })
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS)
  await writeMessage(tx, ports, { merchantCode, channel: 'mail', recipient, expiresAt, ...mail })
}
