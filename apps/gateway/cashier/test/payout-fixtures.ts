import { cancelWithdrawal, getWithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { textOf, unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { started } from '../../test/gateway-and-sandbox.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { rulesOf } from '../public.ts'
import type { WithdrawalRules } from '../public.ts'
import { withPayments } from './payer.ts'
import { requestWithdrawalOf, changeSettings } from './withdrawer.ts'
import type { WithdrawerWithCard, Withdrawer } from './withdrawer.ts'

/** Withdrawal settings without fee; each withdrawal is reviewed manually. */
export const FREE = { feeFixed: 0n }
export const PAID_AT_ONCE = { feeFixed: 0n, approvedUpTo: unitsOf('50000.00') }

/**
 * Returns a gateway whose merchants pay through the sandbox, for all tests of a file; settings are reset after each
 * test.
 */
export function payoutFixtures() {
  const running: { gateway?: TestGateway; sandbox?: TestSandbox; usual?: WithdrawalRules } = {}
  beforeAll(async () => {
    running.gateway = await startGateway()
    running.sandbox = await withPayments(running.gateway)
    running.usual = { ...(await rulesOf(running.gateway.ports.db, 'lotus')), ...FREE }
  })
  afterAll(async () => {
    await running.gateway?.stop()
    await running.sandbox?.stop()
  })
  afterEach(async () => {
    fixtures.gateway.ports.clock.offsetMs = 0
    await changeSettings(fixtures.gateway, started(running.usual))
    await fixtures.disturb([])
  })
  const fixtures = {
    get gateway() {
      return started(running.gateway)
    },
    /** Sets the faults of the next calls. */
    disturb: (faults: object[]) =>
      fetch(`${started(running.sandbox).url}/sandbox/faults`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ faults }),
      }),
    choose: (changes: Partial<WithdrawalRules>) => changeSettings(fixtures.gateway, changes),
    withdrawalEligibility: async (member: Withdrawer) => {
      const answer = await fixtures.gateway.call(getWithdrawSettings, {}, member)
      if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.details)}`)
      return answer.value
    },
    moneyOf: async (member: Withdrawer): Promise<[available: string, frozen: string]> => {
      const { available, frozen } = await fixtures.withdrawalEligibility(member)
      return [available, frozen]
    },
    /** Requests a withdrawal; returns its number. */
    requested: async (member: WithdrawerWithCard, amount: string): Promise<string> => {
      const answer = await requestWithdrawalOf(fixtures.gateway, member, amount)
      if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.details)}`)
      return answer.value.transactionId
    },
    cancel: (member: Withdrawer, transactionId: string) =>
      fixtures.gateway.call(cancelWithdrawal, { transactionId }, member),
    /** Returns the ledger entries of a withdrawal, in order. */
    entriesOf: async (reference: string): Promise<[code: number, amount: string][]> => {
      const entries = fixtures.gateway.ports.db.selectFrom('transfer').select(['code', 'amount'])
      const rows = await entries.where('reference', '=', reference).orderBy('id').execute()
      return rows.map(({ code, amount }) => [code, textOf(amount)])
    },
  }
  return fixtures
}
