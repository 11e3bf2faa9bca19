import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'

import type { Db } from '../kit/db.ts'
import { notifyStaff } from '../kit/staff-notices.ts'

/** Event of a row in a console tab. `changed`: the row has left the tab. */
type RowEvent = 'added' | 'changed' | 'claimed'

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

/** Notifies open consoles, after the commit, that a reviewer has claimed a withdrawal. */
export async function notifyOfClaim(tx: Db, withdrawal: Row): Promise<void> {
  const tab = tabOf(withdrawal)
  if (tab !== null) await notify(tx, withdrawal, { tab, what: 'claimed' })
}

const notify = (
  tx: Db,
  { id, merchant_code: merchantCode }: Row,
  { tab, what }: { tab: string; what: RowEvent },
): Promise<void> =>
  notifyStaff(tx, {
    to: 'list',
    list: `withdrawals.${tab}`,
    permission: 'cashier.withdrawal.read',
    merchantCode,
    id,
    what,
  })

/** Notifies open consoles, after the commit, that a deposit was reported as paid, or was decided afterwards. */
export const notifyOfClaimedDeposit = (
  tx: Db,
  { transaction_id: id, merchant_code: merchantCode }: { transaction_id: string; merchant_code: string },
  what: 'added' | 'changed',
): Promise<void> =>
  notifyStaff(tx, {
    to: 'list',
    list: 'deposits.claims',
    permission: 'cashier.deposit.read',
    merchantCode,
    id,
    what,
  })
