import { equal } from 'node:assert/strict'

import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import fc from 'fast-check'

import { ENDINGS, isEnding } from '../../../cashier/withdrawals/rules.ts'
import { withdrawalStates } from '../../../cashier/withdrawals/withdrawal-states.ts'
import { mayBecome } from '../../../kit/state-machine/state-machine.ts'
import type { Next } from '../../../kit/state-machine/state-machine.ts'
import { isIllegal } from '../../../kit/state-machine/transition-errors.ts'
import { settleWithdrawal } from '../../../cashier/withdrawals/settle-withdrawal.ts'
import { beginWithdrawal } from '../../../cashier/withdrawals/withdrawals.ts'
import { inTransaction } from '../../../kit/db.ts'
import type { Db } from '../../../kit/db.ts'
import { CURRENCY, MERCHANT } from '../world/party.ts'
import { cents, unitsOfCents, which } from './amounts.ts'
import { itemAt, historyOf, operation } from './operation.ts'
import type { OperationContext } from './operation.ts'

const FEE = 100n
const TARGET_STATES = ['REVIEW', 'APPROVED', 'PAYING', 'SUCCESS', 'SUCCESS', 'FAILED', 'REJECTED', 'CANCELLED'] as const

interface Params {
  id: string
  units: bigint
  state: WithdrawalState
}

const requested = historyOf<Params>()

const requestWithdrawal = operation({
  name: 'ask for a withdrawal',
  weight: 3,
  requested: fc.record({ cents }),
  act: async (context, { cents: amount }) => {
    const { player } = context.party
    // The frozen amount includes the fee.
    const units = unitsOfCents(amount) + FEE
    const isCovered = player.main >= units
    const id = await context.persist((db) => requestOnce(db, context, units))
    equal(id !== null, isCovered)
    if (id === null) return
    player.main -= units
    player.frozen += units
    requested(context).push({ id, units, state: 'SUBMITTED' })
  },
})

/** Requests a withdrawal; after a crash, finds the one that was requested by its key. */
async function requestOnce(
  db: Db,
  { world, party: { player }, key }: OperationContext,
  units: bigint,
): Promise<string | null> {
  const before = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('member_id', '=', player.id)
    .where('request_key', '=', key)
    .executeTakeFirst()
  if (before) return before.id
  const card = { id: player.bankCardId, bankCode: 'PROOF', bankName: 'Proof', lastDigits: '0000' }
  const request = { memberId: player.id, merchantCode: MERCHANT, currency: CURRENCY, amount: units, fee: FEE, card }
  try {
    const begin = (tx: Db) => beginWithdrawal(tx, { ...request, arrivalMinutes: 5, requestKey: key }, world.clock.now())
    return (await inTransaction(db, begin)).id
  } catch (error) {
    if (error instanceof Error && error.name === 'TransferRefused') return null
    throw error
  }
}

const advance = operation({
  name: 'move a withdrawal on',
  weight: 7,
  requested: fc.record({ which, to: fc.constantFrom(...TARGET_STATES) }),
  act: async (context, { which: by, to }) => {
    const withdrawal = itemAt(requested(context).slice(-4), by)
    if (!withdrawal) return
    const becomes = withdrawal.state === to || mayBecome(withdrawalStates, withdrawal.state, to) ? to : withdrawal.state
    equal(await context.persist((db) => advanceOnce(db, context, withdrawal, to)), becomes)
    if (becomes === withdrawal.state) return
    withdrawal.state = becomes
    if (!isEnding(becomes)) return
    const { player } = context.party
    player.frozen -= withdrawal.units
    if (ENDINGS[becomes] === 'returned') player.main += withdrawal.units
  },
})

async function advanceOnce(
  db: Db,
  { world }: OperationContext,
  { id }: Params,
  to: Next<typeof withdrawalStates>,
): Promise<WithdrawalState> {
  try {
    const { clock, log, bus } = world
    return (await settleWithdrawal({ db, clock, log, bus }, id, to, { actor: 'proof' })).state
  } catch (error) {
    if (!isIllegal(withdrawalStates, error)) throw error
    return error.from
  }
}

export const withdrawals = [requestWithdrawal, advance]
