import { listBankLines } from '@ante/contract/console/bank-lines.ts'
import { claimDeposit as claimDepositCall, creditQueuedDeposit } from '@ante/contract/console/deposits.ts'
import {
  claimedDeposit,
  failDeposit,
  reverseDeposit,
  sendReceipt,
  startedDeposit,
  withManualChannel,
} from '@ante/gateway/cashier/test/claimed-deposits.ts'
import { newStaff } from '@ante/gateway/staff/test/staff-members.ts'
import type { TestGateway } from '@ante/gateway/test'

/** Server-side actions for browser tests of deposits. */
export const depositActions = {
  /** Reports a deposit of a member as paid, with a receipt of this colour. Returns its number and the amount to pay. */
  claimDeposit: async (gateway: TestGateway, { background }: { background: string }) => {
    await withManualChannel(gateway)
    const claimed = await claimedDeposit(gateway)
    await sendReceipt(gateway, claimed, background)
    return { id: claimed.id, toPay: claimed.toPay }
  },
  /** Starts a deposit of a member, who has not reported it as paid. Returns its number and the member's token. */
  startDeposit: async (gateway: TestGateway) => {
    await withManualChannel(gateway)
    const { id, member } = await startedDeposit(gateway)
    return { id, memberToken: member.token }
  },
  /** Sends a receipt of this colour for a deposit. */
  sendReceipt: (
    gateway: TestGateway,
    { id, memberToken: token, background }: { id: string; memberToken: string; background: string },
  ) => sendReceipt(gateway, { id, member: { token } }, background),
  /** Makes the provider's report that a claimed deposit was credited and reversed. */
  reverseDeposit: async (gateway: TestGateway, { id, toPay }: { id: string; toPay: string }) => {
    const person = await newStaff(gateway, { roles: [['finance', 'aurora']] })
    const credit = { merchant: 'aurora', id, version: 'SUBMITTED.0', paid: toPay }
    const answer = await person.call(creditQueuedDeposit, credit)
    if (!answer.ok) throw new Error(answer.code)
    await reverseDeposit(gateway, id)
  },
  /** Claims a deposit, and a bank line if there is one with this amount, as another reviewer; returns the name. */
  claimDepositAs: async (gateway: TestGateway, { id, amount }: { id: string; amount?: string }) => {
    const person = await newStaff(gateway, { roles: [['platform-owner', null]] })
    const lines = await person.call(listBankLines, { merchant: 'aurora' })
    const line = lines.ok ? lines.value.lines.find((one) => one.amount === amount)?.id : undefined
    const answer = await person.call(claimDepositCall, { merchant: 'aurora', id, ...(line !== undefined && { line }) })
    if (!answer.ok) throw new Error(answer.code)
    return person.mail
  },
  /** Makes the claims of deposits expire. */
  expireDepositClaims: async ({ ports: { db, clock } }: TestGateway) => {
    await db.updateTable('deposit_claim').set({ expires_at: clock.now() }).execute()
  },
  /** Returns the name of the reviewer who has claimed a deposit, and the bank line; null if it is not claimed. */
  depositClaim: async ({ ports: { db, clock } }: TestGateway, { id }: { id: string }) => {
    const row = await db
      .selectFrom('deposit_claim')
      .innerJoin('deposit', 'deposit.id', 'deposit_claim.deposit_id')
      .innerJoin('staff_account', 'staff_account.id', 'deposit_claim.staff_id')
      .select(['mail', 'line_id'])
      .where('transaction_id', '=', id)
      .where('deposit_claim.expires_at', '>', clock.now())
      .executeTakeFirst()
    return row ? { by: row.mail, hasLine: row.line_id !== null } : null
  },
  /** The provider reports that the payment of a deposit failed. */
  failDeposit: (gateway: TestGateway, { id }: { id: string }) => failDeposit(gateway, id),
}
