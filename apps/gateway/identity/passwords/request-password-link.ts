import { requestPasswordLink as endpoint } from '@ante/contract/identity/reset-password.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'

import type { CallContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { mailboxIsFull, writeMessage } from '../../outbox/public.ts'
import type { MessagePorts } from '../identity-ports.ts'
import { filledIn, messageTexts } from '../message-texts/message-texts.ts'
import { LINK_EXPIRY_MS, createLink } from './password-links.ts'
import { accountWithEmail } from '../registration/profiles.ts'

const refuse = refusalsOf(endpoint)

/** Maximum number of links per mailbox and day. Several members may share a mailbox, but more than this is abuse. */
const MAILS_PER_DAY = 40

/** Site on which the link was requested. */
export interface Site extends Pick<CallContext, 'merchantCode' | 'language'> {
  origin: string
}

/** Emails a link if account and address match; the answer is the same in all cases. */
export async function requestPasswordLink(
  ports: MessagePorts,
  input: ParsedInputOf<typeof endpoint>,
  site: Site,
): Promise<Record<never, never>> {
  if (!(await ports.outbox.isUp('mail'))) throw refuse('sender.unavailable')
  // Not awaited: neither duration nor failure may reveal whether an account exists.
  mailLink(ports, input, site).catch((error: unknown) =>
    ports.log.error(
      { event: 'mail.password_link_failed', err: error, merchantCode: site.merchantCode },
      'cannot mail password link',
    ),
  )
  return {}
}

async function mailLink(
  ports: MessagePorts,
  { username, email }: ParsedInputOf<typeof endpoint>,
  { merchantCode, language, origin }: Site,
): Promise<void> {
  const { db, clock, merchants } = ports
  const account = await accountWithEmail(db, { merchantCode, account: username, email })
  if (!account || account.member.status === 'disabled') return
  const { member } = account

  const texts = messageTexts[language]
  const { name: site } = merchants.of(merchantCode)
  await inTransaction(db, async (tx) => {
    const now = clock.now()
    if (await mailboxIsFull(tx, { address: account.email, limit: MAILS_PER_DAY, now })) return
    const link = await createLink(tx, member.id, now)
    if (!link) return
    const values = { account: member.account, site, minutes: LINK_EXPIRY_MS / MINUTE_MS }
    const [greeting, offer, otherwise] = texts.passwordLink.map((text) => filledIn(text, values))
    const address = `${origin}/m/forget#token=${link.token}`
    await writeMessage(tx, ports, {
      merchantCode,
      channel: 'mail',
      recipient: account.email,
      subject: filledIn(texts.passwordLinkSubject, { site }),
      body: [greeting, offer, address, otherwise].join('\n\n'),
      expiresAt: link.expiresAt,
    })
  })
}
