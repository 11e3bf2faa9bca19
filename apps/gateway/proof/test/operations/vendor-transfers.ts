import { equal } from 'node:assert/strict'

import type { TransferState } from '@ante/contract/wallet/vendor-transfer.ts'
import fc from 'fast-check'

import { inTransaction } from '../../../kit/db.ts'
import type { Db } from '../../../kit/db.ts'
import { merchantAccount, postTransfer, transactionCode, vendorAccountOf } from '../../../wallet/public.ts'
import { move } from '../../../kit/state-machine/move.ts'
import { mayBecome } from '../../../kit/state-machine/state-machine.ts'
import { isIllegal } from '../../../kit/state-machine/transition-errors.ts'
import { transferStates } from '../../../wallet/vendor-transfers/transfer-states.ts'
import {
  beginTransfer,
  endDone,
  endRefunded,
  lockedTransfer,
  transferById,
} from '../../../wallet/vendor-transfers/transfers.ts'
import { CURRENCY, MERCHANT } from '../world/party.ts'
import { cents, unitsOfCents, which } from './amounts.ts'
import { itemAt, historyOf, operation } from './operation.ts'
import type { OperationContext } from './operation.ts'

const VENDORS = ['CRB', 'OPL'] as const
const UNDER_WAY: readonly TransferState[] = ['INIT', 'DEBITED', 'SENT', 'CHECKING']
const TARGET_STATES = ['SENT', 'DONE', 'CHECKING', 'PENDING', 'REFUNDED', 'DEBITED'] as const

interface Moved {
  id: string
  vendor: string
  direction: 'in' | 'out'
  units: bigint
  state: TransferState
}

const moves = historyOf<Moved>()
const vendor = fc.constantFrom(...VENDORS)

const begin = operation({
  name: 'begin a move between wallets',
  weight: 4,
  requested: fc.record({ vendor, cents, direction: fc.constantFrom('in' as const, 'in' as const, 'out' as const) }),
  act: async (context, { vendor: at, cents: amount, direction }) => {
    const { player } = context.party
    const units = unitsOfCents(amount)
    const held = player.vendorBalances.get(at) ?? 0n
    if (moves(context).some((item) => item.vendor === at && UNDER_WAY.includes(item.state))) return
    // The vendor wallet may become negative, because it follows the vendor's report.
    const isCovered = direction === 'out' || player.main >= units
    const id = await context.persist((db) => beginOnce(db, context, { vendor: at, units, direction }))
    equal(id !== null, isCovered)
    if (id === null) return
    moves(context).push({ id, vendor: at, direction, units, state: 'DEBITED' })
    if (direction === 'in') player.main -= units
    else player.vendorBalances.set(at, held - units)
  },
})

/** Begins a transfer; after a crash, finds the one that was begun by its request key. */
async function beginOnce(
  db: Db,
  { world, party: { player }, key }: OperationContext,
  { vendor: at, units, direction }: { vendor: string; units: bigint; direction: 'in' | 'out' },
): Promise<string | null> {
  const before = await db
    .selectFrom('vendor_transfer')
    .select('id')
    .where('member_id', '=', player.id)
    .where('request_key', '=', key)
    .executeTakeFirst()
  if (before) return before.id
  const holder = { memberId: player.id, account: 'p', currency: CURRENCY }
  const request = { holder, merchantCode: MERCHANT, vendor: at, direction, amount: units, requestKey: key }
  try {
    return (await inTransaction(db, (tx) => beginTransfer(tx, request, world.clock.now()))).id
  } catch (error) {
    if (error instanceof Error && error.name === 'TransferRefused') return null
    throw error
  }
}

const advance = operation({
  name: 'move such a move on',
  weight: 9,
  requested: fc.record({ which, to: fc.constantFrom(...TARGET_STATES) }),
  act: async (context, { which: by, to }) => {
    const open = moves(context)
    const transfer = itemAt(open.slice(-4), by)
    if (!transfer) return
    const isLegal = mayBecome(transferStates, transfer.state, to === 'REFUNDED' ? 'FAILED' : to)
    const nextState = await context.persist((db) => advanceOnce(db, context, transfer, to))
    equal(nextState, isLegal ? to : transfer.state)
    if (isLegal) booked(context, transfer, to)
  },
})

/** Advances a transfer, unless the process died after the commit of this step. */
async function advanceOnce(
  db: Db,
  { world }: OperationContext,
  { id, state }: Moved,
  to: (typeof TARGET_STATES)[number],
) {
  const now = world.clock.now()
  const step = { now, actor: 'proof' }
  try {
    return await inTransaction(db, async (tx) => {
      const locked = await lockedTransfer(tx, id)
      if (locked.state !== state) return locked.state
      if (to === 'DONE') return (await endDone(tx, locked, step)).state
      if (to === 'REFUNDED') return (await endRefunded(tx, locked, step)).state
      const change = { ...(to === 'SENT' && { valid_until: now }), ...(to === 'CHECKING' && { checking_since: now }) }
      return (await move(tx, transferStates, { id, from: locked.state, to }, { ...step, change })).state
    })
  } catch (error) {
    if (!isIllegal(transferStates, error)) throw error
    return (await transferById(db, id)).state
  }
}

function booked({ party: { player } }: OperationContext, moved: Moved, to: TransferState): void {
  moved.state = to
  if (to !== 'DONE' && to !== 'REFUNDED') return
  // The amount is credited to the target or refunded to the source.
  const isMain = (moved.direction === 'in') === (to === 'REFUNDED')
  if (isMain) player.main += moved.units
  else player.vendorBalances.set(moved.vendor, (player.vendorBalances.get(moved.vendor) ?? 0n) + moved.units)
}

const playThere = operation({
  name: 'play with money at a vendor',
  weight: 3,
  requested: fc.record({ vendor, cents: fc.integer({ min: -2_000, max: 2_000 }) }),
  act: async ({ world, party: { player }, key, persist }, { vendor: at, cents: amount }) => {
    const units = unitsOfCents(Math.abs(amount))
    if (units === 0n) return
    const owner = { memberId: player.id, merchantCode: MERCHANT, currency: CURRENCY }
    await persist(async (db) => {
      const wallet = await vendorAccountOf(db, owner, at)
      const counter = await merchantAccount(db, { ...owner, kind: 'vendor', vendor: at })
      const sides = amount < 0 ? { debit: wallet, credit: counter } : { debit: counter, credit: wallet }
      const code = amount < 0 ? transactionCode.gameBet : transactionCode.gameWin
      const posting = { key: `proof:${key}`, code, ...sides, amount: units, reference: 'proof', at: world.clock.now() }
      await postTransfer(db, posting)
    })
    player.vendorBalances.set(at, (player.vendorBalances.get(at) ?? 0n) + (amount < 0 ? -units : units))
  },
})

export const vendorTransfers = [begin, advance, playThere]
