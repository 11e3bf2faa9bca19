import { equal } from 'node:assert/strict'

import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'
import fc from 'fast-check'

import { changeDeposit } from '../../../cashier/deposits/change-deposit.ts'
import { creditDeposit } from '../../../cashier/deposits/credit-deposit.ts'
import type { Deposit } from '../../../cashier/deposits/deposits.ts'
import { depositStates } from '../../../cashier/deposits/deposit-states.ts'
import { creditFor } from '../../../cashier/deposits/rules.ts'
import { move } from '../../../kit/state-machine/move.ts'
import { mayBecome, pathTo } from '../../../kit/state-machine/state-machine.ts'
import type { Next } from '../../../kit/state-machine/state-machine.ts'
import { isIllegal } from '../../../kit/state-machine/transition-errors.ts'
import type { Db } from '../../../kit/db.ts'
import { CURRENCY, MERCHANT } from '../world/party.ts'
import { cents, unitsOfCents, which } from './amounts.ts'
import { itemAt, historyOf, operation } from './operation.ts'
import type { OperationContext } from './operation.ts'

/** Reimbursement of one percent, in hundredths. */
const REIMBURSED = 100
const TARGET_STATES = [
  'SUBMITTED',
  'PROCESSING',
  'SUCCESS',
  'SUCCESS',
  'EXPIRED',
  'FAILED',
  'CANCELLED',
  'REJECTED',
] as const

interface CreatedDeposit {
  id: bigint
  units: bigint
  state: DepositState
}

const createdDeposits = historyOf<CreatedDeposit>()
let counted = 0

const requestDeposit = operation({
  name: 'begin a deposit',
  weight: 3,
  requested: fc.record({ cents }),
  act: async (context, { cents: amount }) => {
    const units = unitsOfCents(amount)
    const transactionId = `D${(++counted).toString().padStart(11, '0')}`
    const id = await context.persist((db) => insertOnce(db, context, transactionId, units))
    createdDeposits(context).push({ id, units, state: 'WAITING_PAYMENT' })
  },
})

async function insertOnce(
  db: Db,
  { world, party: { player }, key }: OperationContext,
  transactionId: string,
  units: bigint,
): Promise<bigint> {
  const now = world.clock.now()
  await db
    .insertInto('deposit')
    .values({
      transaction_id: transactionId,
      merchant_code: MERCHANT,
      member_id: player.id,
      currency: CURRENCY,
      channel_code: 'proof',
      channel_name: 'Proof',
      kind: 'QR',
      provider: 'proof',
      state: 'WAITING_PAYMENT',
      requested: units,
      pay_currency: CURRENCY,
      pay_amount: units,
      rate: null,
      fee_hundredths: 0,
      reimbursement_hundredths: REIMBURSED,
      multiple_hundredths: 100,
      promotion: null,
      instruction: null,
      return_url: 'http://localhost/',
      language: 'EN',
      request_key: key,
      required_confirmations: 0,
      network: '',
      payer_reference: '',
      created_at: now,
      expires_at: new Date(now.getTime() + HOUR_MS),
      due_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const query = db.selectFrom('deposit').select('id').where('transaction_id', '=', transactionId)
  return (await query.executeTakeFirstOrThrow()).id
}

const advance = operation({
  name: 'move a deposit on',
  weight: 7,
  requested: fc.record({ which, to: fc.constantFrom(...TARGET_STATES) }),
  act: async (context, { which: by, to }) => {
    const deposit = itemAt(createdDeposits(context).slice(-4), by)
    if (!deposit) return
    const { state, units } = deposit
    const isLegal = to === 'SUCCESS' ? pathTo(depositStates, state, to) !== null : mayBecome(depositStates, state, to)
    const nextState = await context.persist((db) => advanceOnce(db, context, deposit, to))
    equal(nextState, isLegal ? to : state)
    if (!isLegal) return
    deposit.state = to
    if (to !== 'SUCCESS') return
    const { arrived, reimbursement } = creditFor(units, {
      rate: null,
      currency: 'PHP',
      reimbursementHundredths: REIMBURSED,
    })
    context.party.player.main += arrived + reimbursement
  },
})

async function advanceOnce(
  db: Db,
  { world }: OperationContext,
  { id, state, units }: CreatedDeposit,
  to: Next<typeof depositStates>,
): Promise<DepositState> {
  const ports = { db, clock: world.clock, log: world.log }
  const change = (tx: Db, locked: Deposit, step: { now: Date; actor: string }) => {
    // The simulated process died after the commit of this step.
    if (locked.state !== state) return Promise.resolve(locked)
    if (to === 'SUCCESS') return creditDeposit(tx, locked, { paid: units, providerRef: `P${id}` }, step)
    return move(tx, depositStates, { id: locked.id, from: locked.state, to }, step)
  }
  try {
    return (await changeDeposit(ports, id, { actor: 'proof' }, change)).state
  } catch (error) {
    if (!isIllegal(depositStates, error)) throw error
    return error.from
  }
}

export const deposits = [requestDeposit, advance]
