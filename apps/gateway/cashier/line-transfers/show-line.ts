import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { getLine } from '@ante/contract/cashier/line-transfers.ts'

import { memberById } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { textOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { maySendToDownline, maySendToUpline, mayShareMoney } from '../../member/public.ts'
import { parseDays } from '../../merchant/public.ts'
import { balanceOfAccount, bonusTurnoverLeft, mainAccountOf } from '../../wallet/public.ts'
import { passwordCooling } from '../withdrawals/password-cooling.ts'
import { lineTermsOf } from './line-terms.ts'
import { sentOn } from './line-transfers.ts'

/** Transfer directions that the merchant has enabled. */
export interface LineSwitches {
  up: boolean
  down: boolean
}

/** Returns the settings and limits that the transfer page shows before sending. */
export async function showLine(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { memberId: id, merchantCode, currency }: SignedIn,
  switches: LineSwitches,
): Promise<OutputOf<typeof getLine>> {
  const memberId = BigInt(id)
  const member = await memberById(db, memberId)
  if (!member) throw new Error(`member ${id} has a session but no row`)
  const { to: today } = await parseDays(db, { merchantCode, now: clock.now() }, { range: 'today' })
  const [terms, balance, sent, bonus, cooling] = await Promise.all([
    lineTermsOf(db, merchantCode),
    mainAccountOf(db, memberId).then((account) => balanceOfAccount(db, account)),
    sentOn(db, memberId, today),
    bonusTurnoverLeft(db, { memberId, merchantCode }),
    passwordCooling(db, { memberId, merchantCode }, clock.now()),
  ])
  const allowance = terms.dailyMaximum - sent
  return {
    upline: switches.up ? await uplineShown(db, member) : null,
    downline: switches.down && maySendToDownline(member),
    balance: textOf(balance),
    minimum: textOf(terms.minimum),
    dailyMaximum: textOf(terms.dailyMaximum),
    leftToday: textOf(allowance > 0n ? allowance : 0n),
    bonusLeft: textOf(bonus),
    coolingUntil: cooling?.toISOString() ?? null,
    receivedMultiple: textOf(BigInt(terms.receivedHundredths) * 100n),
    currency,
  }
}

async function uplineShown(db: Db, member: Member) {
  if (!maySendToUpline(member) || member.uplineId === null) return null
  const upline = await memberById(db, member.uplineId)
  if (!upline || upline.status !== 'active' || !mayShareMoney(member, upline)) return null
  return { account: maskedAccount(upline.account), type: upline.type }
}
