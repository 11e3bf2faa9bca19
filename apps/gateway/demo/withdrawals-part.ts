import { merchants } from '@ante/demo/merchants.ts'
import { banks, DEMO_PAYMENT_PASSWORD, payees, withdrawalRules } from '@ante/demo/withdrawals.ts'
import type { DemoPayee } from '@ante/demo/withdrawals.ts'

import { putBank, putBankCard, putRules, DEFAULT_RULES } from '../cashier/public.ts'
import { findAccount, putPayeeName, putPaymentPassword } from '../identity/public.ts'
import type { Db } from '../kit/db.ts'
import { unitsOf } from '../kit/money.ts'
import type { Ports } from '../kit/ports.ts'
import type { Part } from './part.ts'

/** The sandbox provider, which accepts deposits and makes payouts. */
const PROVIDER = 'PIER'
/** Age of demo cards in milliseconds, longer than any cooling-off period. */
const CARD_AGE_MS = 72 * 3_600_000

/** Payout banks and withdrawal settings of both merchants, and members who may withdraw immediately. */
export function withdrawalsPart(ports: Pick<Ports, 'clock' | 'secrets'>): Part {
  const codes = merchants.map(({ code }) => code)
  return {
    name: 'withdrawals',
    source: { banks, withdrawalRules, payees, DEMO_PAYMENT_PASSWORD, codes },
    write: async (tx) => {
      for (const code of codes) {
        await writeRules(tx, code)
        for (const payee of payees) await writePayee(ports, tx, code, payee)
      }
    },
  }
}

async function writeRules(tx: Db, merchantCode: string): Promise<void> {
  for (const [position, { minDigits, maxDigits, ...bank }] of (banks[merchantCode] ?? []).entries()) {
    const digits = { min_digits: minDigits, max_digits: maxDigits }
    await putBank(tx, { merchant_code: merchantCode, ...bank, ...digits, position, open: true })
  }
  const rules = withdrawalRules[merchantCode]
  if (!rules) return
  await putRules(tx, merchantCode, {
    ...DEFAULT_RULES,
    approvedUpTo: unitsOf(rules.approvedUpTo),
    feeHundredths: Number(unitsOf(rules.feePercent) / 100n),
    feeFixed: unitsOf(rules.feeFixed),
    freeTimes: rules.freeTimes,
    arrivalMinutes: rules.arrivalMinutes,
    cardCoolingHours: rules.coolingHours,
    passwordCoolingHours: rules.coolingHours,
    payoutProvider: PROVIDER,
  })
}

async function writePayee(
  ports: Pick<Ports, 'clock' | 'secrets'>,
  tx: Db,
  merchantCode: string,
  { account, payeeName, bankCode, cardNumber: digits }: DemoPayee,
): Promise<void> {
  const member = await findAccount(tx, merchantCode, account)
  if (!member) throw new Error(`the demo has no account ${account}`)
  const memberId = member.id
  await putPayeeName(tx, { memberId, merchantCode, payeeName, overwrite: false })
  await putPaymentPassword(tx, { memberId, merchantCode, digits: DEMO_PAYMENT_PASSWORD })
  const at = new Date(ports.clock.now().getTime() - CARD_AGE_MS)
  const card = { bankCode, digits, holder: payeeName, province: '', requestKey: 'demo', at }
  await putBankCard(ports, tx, { memberId, merchantCode, ...card })
}
