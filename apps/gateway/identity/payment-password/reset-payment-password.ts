import {
  resetPaymentPassword as resetting,
  sendPaymentPasswordCode as sending,
} from '@ante/contract/identity/payment-password.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { MINUTE_MS, SECOND_MS } from '@ante/contract/kit/time.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { mailboxIsFull, writeMessage } from '../../outbox/public.ts'
import { codeMessage } from '../codes/code-messages.ts'
import { CODE_EXPIRY_MS, DAY_MS, RESEND_SECONDS } from '../codes/code-rules.ts'
import { storeCode, lockNumber, createCode, tryCode, useCode, waitForCode } from '../codes/verification-codes.ts'
import { requireRealMoney } from '../require-real-money.ts'
import type { MemberCall, MessagePorts } from '../identity-ports.ts'
import { maskedEmail, maskedMobile } from '../masked.ts'
import { filledIn, messageTexts } from '../message-texts/message-texts.ts'
import { hashPassword } from '../../kit/password.ts'
import { addressOf, contactsOf } from './payment-contacts.ts'
import { replacePaymentPassword } from './replace-payment-password.ts'
import { paymentPasswordRefusal } from './rules.ts'

const refuseSending = refusalsOf(sending)
const refuseResetting = refusalsOf(resetting)

/** Maximum number of codes per mailbox and day, as for password-reset links: several members may share a mailbox. */
const MAILS_PER_DAY = 40

/**
 * Sends a code to a contact of the signed-in member. Only this member can request codes to it, so the waiting time
 * between codes affects no other member.
 */
export async function sendPaymentPasswordCode(
  ports: MessagePorts,
  { by: codeWay }: ParsedInputOf<typeof sending>,
  call: MemberCall,
): Promise<OutputOf<typeof sending>> {
  requireRealMoney(call.member)
  const address = addressOf(await contactsOf(ports.db, BigInt(call.member.memberId)), codeWay)
  if (address === null) throw refuseSending('contact.missing')
  if (!(await ports.outbox.isUp(codeWay))) throw refuseSending('sender.unavailable')
  await inTransaction(ports.db, (tx) => write(ports, tx, { by: codeWay, address }, call))
  const sentTo = codeWay === 'sms' ? maskedMobile(address) : maskedEmail(address)
  return { sentTo, expiredMinutes: CODE_EXPIRY_MS / MINUTE_MS, resendSeconds: RESEND_SECONDS }
}

interface CodeRecipient {
  by: 'sms' | 'mail'
  address: string
}

async function write(
  ports: MessagePorts,
  tx: Db,
  { by: codeWay, address }: CodeRecipient,
  call: MemberCall,
): Promise<void> {
  const { member, language, ip } = call
  const subject = { merchantCode: member.merchantCode, mobile: address, purpose: 'payment', ip } as const
  const now = ports.clock.now()
  await lockNumber(tx, subject)
  const wait = await waitForCode(tx, { ...subject, known: true }, now)
  if (wait > 0) throw commonRefusal('request.too_many', { retryAfterSeconds: wait })
  if (codeWay === 'mail' && (await mailboxIsFull(tx, { address, limit: MAILS_PER_DAY, now }))) {
    throw commonRefusal('request.too_many', { retryAfterSeconds: DAY_MS / SECOND_MS })
  }
  const made = createCode(now)
  const merchant = ports.merchants.of(member.merchantCode)
  const text = codeMessage({ purpose: 'payment', isKnown: true, code: made.code, merchant, language })
  const messageId = await writeMessage(tx, ports, {
    merchantCode: member.merchantCode,
    channel: codeWay,
    recipient: address,
    body: text,
    expiresAt: made.expiresAt,
    ...(codeWay === 'mail' && {
      subject: filledIn(messageTexts[language].passwordLinkSubject, { site: merchant.name }),
    }),
  })
  await storeCode(tx, ports, { ...subject, ...made, messageId, isForeign: false, known: true })
}

/**
 * Resets the payment password of the signed-in member by a code, which proves access to the phone or mailbox.
 */
export async function resetPaymentPassword(
  ports: MessagePorts,
  { by: codeWay, verificationCode, ...chosen }: ParsedInputOf<typeof resetting>,
  call: MemberCall,
): Promise<Record<never, never>> {
  requireRealMoney(call.member)
  const problem = paymentPasswordRefusal(chosen)
  if (problem) throw refuseResetting(problem)
  const { merchantCode, memberId } = call.member
  const address = addressOf(await contactsOf(ports.db, BigInt(memberId)), codeWay)
  const subject = { merchantCode, mobile: address ?? '', purpose: 'payment', ip: call.ip } as const
  const codeId = address === null ? null : await tryCode(ports, subject, verificationCode)
  if (codeId === null) throw refuseResetting('verification.code.incorrect')
  const hash = await hashPassword(chosen.newPaymentPassword)
  await inTransaction(ports.db, async (tx) => {
    if (!(await useCode(tx, codeId, ports.clock.now()))) throw refuseResetting('verification.code.incorrect')
    await replacePaymentPassword(ports, tx, { hash }, call)
  })
  return {}
}
