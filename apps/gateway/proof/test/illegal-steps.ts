import { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import { TransferState } from '@ante/contract/wallet/vendor-transfer.ts'
import { sql } from 'kysely'
import type * as z from 'zod/mini'

import { depositStates } from '../../cashier/deposits/deposit-states.ts'
import { withdrawalStates } from '../../cashier/withdrawals/withdrawal-states.ts'
import type { Db } from '../../kit/db.ts'
import { mayBecome } from '../../kit/state-machine/state-machine.ts'
import { transferStates } from '../../wallet/vendor-transfers/transfer-states.ts'

interface HistoryTable {
  steps: string
  subject: string
  of: string
  isEdge: (from: string, to: string) => boolean
}

function edgeOf<State extends string>(
  states: z.ZodMiniType<State>,
  machine: { edges: Record<State, readonly State[]> },
): HistoryTable['isEdge'] {
  return (from, to) => {
    const [left, entered] = [states.safeParse(from), states.safeParse(to)]
    return left.success && entered.success && mayBecome(machine, left.data, entered.data)
  }
}

/** All history tables; add a line for each new state machine. */
const HISTORY_TABLES: readonly HistoryTable[] = [
  {
    steps: 'vendor_transfer_step',
    subject: 'transfer_id',
    of: 'vendor_transfer',
    isEdge: edgeOf(TransferState, transferStates),
  },
  {
    steps: 'withdrawal_step',
    subject: 'withdrawal_id',
    of: 'withdrawal',
    isEdge: edgeOf(WithdrawalState, withdrawalStates),
  },
  { steps: 'deposit_step', subject: 'deposit_id', of: 'deposit', isEdge: edgeOf(DepositState, depositStates) },
]

interface Step {
  subject: string
  from_state: string
  to_state: string
  follows: boolean
  is_last: boolean
  state: string
}

/**
 * Returns stored steps that are not declared transitions, do not start in the state where the previous step ended, or
 * do not end in the current state.
 */
export async function illegalSteps(db: Db): Promise<string[]> {
  const wrong: string[] = []
  for (const table of HISTORY_TABLES) {
    for (const step of await stepsOf(db, table)) {
      const received = `${table.of} ${step.subject}: ${step.from_state} to ${step.to_state}`
      if (!table.isEdge(step.from_state, step.to_state)) wrong.push(`${received} is no edge`)
      if (!step.follows) wrong.push(`${received} does not follow`)
      if (step.is_last && step.state !== step.to_state) wrong.push(`${received} is not where it stands: ${step.state}`)
    }
  }
  return wrong
}

async function stepsOf(db: Db, { steps, subject, of }: HistoryTable): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select step.${sql.ref(subject)}::text as subject, from_state, to_state, thing.state,
      coalesce(from_state = lag(to_state) over chain, true) as follows, lead(to_state) over chain is null as is_last
    from ${sql.table(steps)} step join ${sql.table(of)} thing on thing.id = step.${sql.ref(subject)}
    where not refused and from_state is not null window chain as (partition by step.${sql.ref(subject)} order by step.id)`.execute(
    db,
  )
  return rows
}
