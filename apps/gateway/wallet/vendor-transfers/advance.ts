import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import type { BalancePublisher } from '../balance-publisher.ts'
import { CHECK_AFTER_MS, nextCheckAt, nextOf, VALID_MS } from './rules.ts'
import type { Verdict } from './rules.ts'
import { settle } from './settle.ts'
import { move } from '../../kit/state-machine/move.ts'
import { unlessStale } from '../../kit/state-machine/transition-errors.ts'
import { transferStates } from './transfer-states.ts'
import { transferById } from './transfers.ts'
import type { VendorTransfer } from './transfers.ts'
import type { Holder, VendorWallets } from './vendor-bank.ts'

export interface TransferPorts extends Pick<Ports, 'db' | 'clock' | 'log'> {
  banks: VendorWallets
  balances: Pick<BalancePublisher, 'changed'>
}

const VENDOR = { actor: 'vendor' }
const GATEWAY = { actor: 'gateway' }

/** Advances a transfer as far as currently possible. Only the holder of its lease may call it. */
export async function advance(ports: TransferPorts, transfer: VendorTransfer): Promise<VendorTransfer> {
  switch (transfer.state) {
    case 'DEBITED':
      return send(ports, transfer)
    case 'SENT': // the sender crashed before the answer, or before it could be stored
      return startChecking(ports, transfer, 'interrupted after sending')
    case 'CHECKING':
      return check(ports, transfer)
    default:
      return transfer
  }
}

/**
 * Stores the state SENT, which means "may have been sent". Then only the process that stored this state sends the
 * request, once.
 */
async function send(ports: TransferPorts, transfer: VendorTransfer): Promise<VendorTransfer> {
  const now = ports.clock.now()
  const validUntil = new Date(now.getTime() + VALID_MS)
  const change = { valid_until: validUntil }
  const transition = { id: transfer.id, from: 'DEBITED', to: 'SENT' } as const
  const sent = await unlessMoved(ports, (tx) => move(tx, transferStates, transition, { now, ...GATEWAY, change }))
  if (!sent) return transferById(ports.db, transfer.id)

  const { id: reference, direction, amount: units, vendor } = sent
  const request = { holder: holderOf(sent), direction, units, reference, validUntil }
  const verdict = await ports.banks.of(vendor).transfer(request)
  if (verdict.kind === 'done') return settle(ports, sent.id, 'DONE', VENDOR)
  if (verdict.kind === 'failed') return settle(ports, sent.id, 'FAILED', { ...VENDOR, reason: verdict.code })
  return startChecking(ports, sent, verdict.problem)
}

async function startChecking(ports: TransferPorts, transfer: VendorTransfer, problem: string): Promise<VendorTransfer> {
  const now = ports.clock.now()
  const change = { checking_since: now, due_at: nextCheckAt(now, 0) }
  const { id, vendor, member_id: memberId } = transfer
  const step = { now, ...GATEWAY, reason: problem, change }
  const checking = await unlessMoved(ports, (tx) =>
    move(tx, transferStates, { id, from: 'SENT', to: 'CHECKING' }, step),
  )
  if (!checking) return transferById(ports.db, id)
  ports.log.warn({ event: 'transfer.unanswered', transferId: id, vendor, problem }, 'vendor did not answer a transfer')
  // Published only now: most transfers end within a moment, and publishing both changes would make the displayed
  // balance flicker.
  ports.balances.changed([String(memberId)])
  return checking
}

async function check(ports: TransferPorts, transfer: VendorTransfer): Promise<VendorTransfer> {
  const verdict = await ports.banks.of(transfer.vendor).check(transfer.id)
  const checks = transfer.checks + 1
  // `valid_until` is set: the transfer was sent before it reached this state.
  const next = nextOf(verdict, { checks, validUntil: transfer.valid_until ?? new Date(0) })
  if (next === 'DONE' || next === 'FAILED')
    return settle(ports, transfer.id, next, { ...VENDOR, reason: reasonOf(verdict) })
  return next === 'again' ? checkLater(ports, transfer, checks) : holdForOperator(ports, transfer, reasonOf(verdict))
}

async function checkLater(ports: TransferPorts, transfer: VendorTransfer, checks: number): Promise<VendorTransfer> {
  const dueAt = nextCheckAt(transfer.checking_since ?? ports.clock.now(), checks)
  await ports.db
    .updateTable('vendor_transfer')
    .set({ checks, due_at: dueAt })
    .where('id', '=', transfer.id)
    .where('state', '=', 'CHECKING')
    .where('checks', '=', transfer.checks)
    .execute()
  return transferById(ports.db, transfer.id)
}

/** The outcome is unknown: an operator has to ask the vendor's staff. */
async function holdForOperator(
  ports: TransferPorts,
  transfer: VendorTransfer,
  reason: string,
): Promise<VendorTransfer> {
  const now = ports.clock.now()
  const { id, vendor } = transfer
  const step = { now, ...GATEWAY, reason, change: { checks: CHECK_AFTER_MS.length } }
  const parked = await unlessMoved(ports, (tx) =>
    move(tx, transferStates, { id, from: 'CHECKING', to: 'PENDING' }, step),
  )
  if (parked) {
    ports.log.error(
      { event: 'transfer.held_for_operator', transferId: id, vendor, reason },
      'transfer waits for an operator',
    )
  }
  return parked ?? transferById(ports.db, id)
}

/** Returns the result, or null when another gateway has already moved the transfer. */
const unlessMoved = (
  { db }: Pick<TransferPorts, 'db'>,
  step: (tx: Db) => Promise<VendorTransfer>,
): Promise<VendorTransfer | null> => unlessStale(inTransaction(db, step))

function reasonOf(verdict: Verdict): string {
  if (verdict.kind === 'failed') return verdict.code
  if (verdict.kind === 'pending') return verdict.problem
  return verdict.kind === 'absent' ? 'the vendor has no transfer of this reference' : ''
}

const holderOf = ({ member_id: memberId, currency }: VendorTransfer): Holder => ({
  memberId,
  account: String(memberId),
  currency,
})
