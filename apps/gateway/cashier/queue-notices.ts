import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'

import type { Db } from '../kit/db.ts'
import { notifyStaff } from '../kit/staff-notices.ts'
import { tabsWith } from './claims/deposit-tabs.ts'
import type { Deposit } from './deposits/deposits.ts'

/**
 * Event of a row in a console tab. `changed`: the row has left the tab. `claimed`: it was claimed or released. `updated`:
 * it shows new values.
 */
type RowEvent = 'added' | 'changed' | 'claimed' | 'updated'

interface Row {
  id: string
  merchant_code: string
  state: WithdrawalState
  provider: string | null
  held_at: Date | null
}

/** Returns the console tab of withdrawals in this state; null if the state needs no action by staff. */
function tabOf({ state, provider, held_at: held }: Omit<Row, 'id' | 'merchant_code'>) {
  if (state === 'REVIEW') return held === null ? 'review' : 'held'
  return state === 'PAYING' && provider === null ? 'manual' : null
}

/** Notifies open consoles, after the commit, of the tabs that a withdrawal has left and entered by a move. */
export async function notifyOfMove(tx: Db, before: Row, after: Row): Promise<void> {
  const [from, to] = [tabOf(before), tabOf(after)]
  if (from === to) return
  if (from !== null) await notify(tx, after, { tab: from, what: 'changed' })
  if (to !== null) await notify(tx, after, { tab: to, what: 'added' })
}

/**
 * Notifies open consoles, after the commit, that a reviewer has claimed or released a withdrawal, or that its tab shows
 * new values of it.
 */
export async function notifyInWithdrawalTab(tx: Db, withdrawal: Row, what: 'claimed' | 'updated'): Promise<void> {
  const tab = tabOf(withdrawal)
  if (tab !== null) await notify(tx, withdrawal, { tab, what })
}

/** Notifies open consoles, after the commit, of the tabs that a deposit has left and entered. */
export async function notifyOfDepositMove(tx: Db, before: Deposit, after: Deposit): Promise<void> {
  const [from, to] = [tabsWith(before), tabsWith(after)]
  for (const tab of from) if (!to.includes(tab)) await notifyOfDeposit(tx, after, { tab, what: 'changed' })
  for (const tab of to) if (!from.includes(tab)) await notifyOfDeposit(tx, after, { tab, what: 'added' })
}

/**
 * Notifies open consoles, after the commit, that a deposit was created, that a reviewer has claimed or released it, or
 * that its tabs show new values of it.
 */
export async function notifyInDepositTabs(
  tx: Db,
  deposit: Deposit,
  what: 'added' | 'claimed' | 'updated',
): Promise<void> {
  for (const tab of tabsWith(deposit)) await notifyOfDeposit(tx, deposit, { tab, what })
}

/** Notifies open consoles, after the commit, that a bank line is being matched with a deposit, or is free again. */
export const notifyOfLine = (
  tx: Db,
  { id, merchantCode }: { id: bigint; merchantCode: string },
  what: RowEvent,
): Promise<void> => notifyStaff(tx, { ...DEPOSITS, list: 'bank-lines', merchantCode, id: String(id), what })

interface Event {
  tab: string
  what: RowEvent
}

const DEPOSITS = { to: 'list', permission: 'cashier.deposit.read' } as const

const notifyOfDeposit = (tx: Db, deposit: Deposit, { tab, what }: Event): Promise<void> => {
  const { transaction_id: id, merchant_code: merchantCode } = deposit
  return notifyStaff(tx, { ...DEPOSITS, list: `deposits.${tab}`, merchantCode, id, what })
}

const notify = (tx: Db, { id, merchant_code: merchantCode }: Row, { tab, what }: Event): Promise<void> =>
  notifyStaff(tx, {
    to: 'list',
    list: `withdrawals.${tab}`,
    permission: 'cashier.withdrawal.read',
    merchantCode,
    id,
    what,
  })
