import type { sendLoginCode } from '@ante/contract/identity/verification.ts'
import type { Work } from '@ante/contract/identity/work.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'

import type { CallContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { wideNetworkOf } from '../../kit/networks.ts'
import { Refused, commonRefusal } from '../../kit/refusal.ts'
import { createWork, workRefusal } from '../captchas/work.ts'
import type { Merchant } from '../../merchant/public.ts'
import { writeMessage } from '../../outbox/public.ts'
import { knownOrigin } from '../login/sign-ins.ts'
import { CODE_EXPIRY_MS, RESEND_SECONDS } from './code-rules.ts'
import type { CodeRequestOrigin } from './code-budgets.ts'
import { codeCountriesOf, acceptsCodes } from './code-countries.ts'
import { debitBudgets } from './code-limits.ts'
import { codeMessage } from './code-messages.ts'
import type { MessagePorts } from '../identity-ports.ts'
import { isAbroad, readMobile } from './mobile-number.ts'
import { holderOfMobile } from '../registration/profiles.ts'
import type { CodePurpose } from '../profile-tables.ts'
import { storeCode, lockNumber, createCode, waitForCode } from './verification-codes.ts'

export interface CodeRequest {
  mobileNum: string
  countryDialingCode?: string | undefined
  purpose: CodePurpose
  /** Device id of the requesting browser, if sent. */
  deviceId?: string | undefined
  /** A solved task, required from an unknown browser. */
  work?: Work | undefined
}

/**
 * Sends a code to a phone. Rows, answer and limits do not depend on whether a member has the number; only the text
 * message does: it contains the code, or advice. An unknown browser needs proof of work, which gets harder with the
 * requests of its network.
 */
export async function sendCode(
  ports: MessagePorts,
  { purpose, deviceId, work, ...typed }: CodeRequest,
  { merchantCode, language, ip }: CallContext,
): Promise<OutputOf<typeof sendLoginCode>> {
  const { db, clock, merchants, outbox } = ports
  const merchant = merchants.of(merchantCode)
  const read = readMobile({ ...typed, currency: merchant.currency })
  if (read.kind === 'none') throw new Refused('mobileNum.invalid', { minimumDigits: read.minimumDigits })
  if (!(await outbox.isUp('sms'))) throw new Refused('sender.unavailable', {})

  const subject = { merchantCode, mobile: read.mobile, purpose, ip }
  const task = { purpose: 'code', merchantCode, username: read.mobile, ip } as const
  const outcome = await inTransaction(db, async (tx) => {
    const now = clock.now()
    await lockNumber(tx, subject)
    const holder = await holderOfMobile(tx, merchantCode, read.mobile)
    const isKnownOrigin =
      (await knownOrigin(tx, holder?.id ?? null, { ip, deviceId: deviceId ?? null, now })) === 'device'
    const wait = await waitForCode(tx, { ...subject, known: isKnownOrigin }, now)
    if (wait > 0) throw commonRefusal('request.too_many', { retryAfterSeconds: wait })
    const isForeign = isAbroad(read.mobile, merchant.currency)
    // Codes requested from a member's known browser are few. They need no budget, so that strangers who use up the
    // budgets cannot lock the member out.
    if (!isKnownOrigin) {
      requireCountry(merchant, read.mobile)
      if (!work || (await workRefusal({ db: tx, clock }, work, task))) return 'unworked'
      await requireAllowance(ports, tx, { merchantCode, mobile: read.mobile, isForeign, ip })
    }
    const made = createCode(now)
    const body = codeMessage({ purpose, isKnown: holder !== undefined, code: made.code, merchant, language })
    const message = { merchantCode, channel: 'sms', recipient: read.mobile, body, expiresAt: made.expiresAt } as const
    const messageId = await writeMessage(tx, ports, message)
    await storeCode(tx, ports, { ...subject, ...made, messageId, isForeign, known: isKnownOrigin })
    return 'sent'
  })
  if (outcome === 'unworked') throw new Refused('code.work.required', await createWork(ports, task))
  return { expiredMinutes: CODE_EXPIRY_MS / MINUTE_MS, resendSeconds: RESEND_SECONDS }
}

function requireCountry(merchant: Merchant, mobile: string): void {
  const countries = codeCountriesOf(merchant)
  if (!acceptsCodes(mobile, countries)) throw new Refused('mobileNum.country.refused', { countries })
}

/** Debits the budgets. If one is empty, refuses and logs the network, which may commit toll fraud. */
async function requireAllowance(
  { config, clock, log }: MessagePorts,
  tx: Db,
  origin: CodeRequestOrigin,
): Promise<void> {
  const full = await debitBudgets(tx, config.codeLimits, origin, clock.now())
  if (!full) return
  const { merchantCode, ip } = origin
  log.warn(
    { event: 'codes.budget_empty', budget: full.kind, merchantCode, network: wideNetworkOf(ip) },
    'budget of verification codes is used up',
  )
  throw commonRefusal('request.too_many', { retryAfterSeconds: full.waitSeconds })
}
