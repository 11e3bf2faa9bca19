import { ContractStatus } from '@ante/contract/agents/contract-state.ts'
import { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import { OrderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import { PromotionStatus } from '@ante/contract/promotions/promotion-type.ts'
import { TransferState } from '@ante/contract/wallet/vendor-transfer.ts'
import { sql } from 'kysely'

import { contractStates } from '../agents/contracts/contract-states.ts'
import { depositStates } from '../cashier/deposits/deposit-states.ts'
import { withdrawalStates } from '../cashier/withdrawals/withdrawal-states.ts'
import type { Db, Tables } from '../kit/db.ts'
import { move } from '../kit/state-machine/move.ts'
import { mayBecome } from '../kit/state-machine/state-machine.ts'
import type { StateMachine, StepOf } from '../kit/state-machine/state-machine.ts'
import { drawStates } from '../lottery/draws/draw-states.ts'
import { subOrderStates } from '../lottery/orders/sub-order-states.ts'
import { entryStates } from '../promotions/core/entries/entry-states.ts'
import { transferStates } from '../wallet/vendor-transfers/transfer-states.ts'

type Value = string | number
type Pair = readonly [from: Value, to: Value]

/** One state machine with the operations of the test, independent of the types of its states and tables. */
export interface ProbedMachine {
  name: string
  table: string
  column: string
  history: { table: string; of: string } | null
  states: readonly Value[]
  pairs: readonly Pair[]
  isLegal(from: Value, to: Value): boolean
  /** Inserts a row whose transition between the two states can be refused only because of the states. */
  insert(db: Db, pair: Pair): Promise<string>
  move(db: Db, id: string, pair: Pair): Promise<unknown>
  /** Updates the state directly, without the state machine. */
  write(db: Db, id: string, pair: Pair): Promise<unknown>
  stateOf(db: Db, id: string): Promise<Value | undefined>
}

interface Probing<Table extends keyof Tables, State extends Value, History extends keyof Tables> {
  states: readonly State[]
  /** Columns that the database requires before the transition. */
  before?: (to: State) => Record<string, unknown>
  /** Columns changed with the transition. */
  change?: (to: State) => StepOf<Table, History>['change']
}

let made = 0
/** Returns an id that is valid in `text`, `bigint` and, as hexadecimal digits, `uuid` columns. */
const newId = (table: string): string =>
  table === 'vendor_transfer' ? `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}` : String(++made)

function probed<Table extends keyof Tables, State extends Value, History extends keyof Tables>(
  machine: StateMachine<Table, Record<State, readonly State[]>, History>,
  { states, before = () => ({}), change = () => undefined }: Probing<Table, State, History>,
): ProbedMachine {
  const { name, table, column, history } = machine
  const stateOf = (value: Value): State => {
    const state = states.find((candidate) => candidate === value)
    if (state === undefined) throw new Error(`${name} has no state ${value}`)
    return state
  }
  const stepTo = (to: State) => {
    const changed = change(to)
    return {
      now: new Date(0),
      actor: 'a test',
      ...(history && { reason: 'tried' }),
      ...(changed && { change: changed }),
    }
  }
  return {
    name,
    table,
    column,
    history,
    states,
    pairs: states.flatMap((from) => states.map((to) => [from, to] as const)),
    isLegal: (from, to) => mayBecome(machine, stateOf(from), stateOf(to)),
    insert: async (db, [from, to]) => {
      const columns = Object.entries({ id: newId(table), [column]: from, ...before(stateOf(to)) })
      const names = sql.join(columns.map(([input]) => sql.ref(input)))
      const values = sql.join(columns.map(([, value]) => sql`${value}`))
      const { rows } = await sql<{ id: unknown }>`
        insert into ${sql.table(table)} (${names}) overriding system value values (${values}) returning id`.execute(db)
      return String(rows[0]?.id)
    },
    move: (db, id, [from, to]) => move(db, machine, { id, from: stateOf(from), to: stateOf(to) }, stepTo(stateOf(to))),
    write: (db, id, [, to]) => {
      const changes = Object.entries({ ...change(stateOf(to)), [column]: to })
      const set = sql.join(changes.map(([changed, value]) => sql`${sql.ref(changed)} = ${value}`))
      return sql`update ${sql.table(table)} set ${set} where id = ${id}`.execute(db)
    },
    stateOf: async (db, id) => {
      const found = sql<{ state: Value }>`select ${sql.ref(column)} as state from ${sql.table(table)} where id = ${id}`
      return (await found.execute(db)).rows[0]?.state
    },
  }
}

/** Every state machine of the gateway. */
export const PROBED: readonly ProbedMachine[] = [
  probed(withdrawalStates, { states: WithdrawalState.options }),
  probed(depositStates, { states: DepositState.options }),
  probed(transferStates, { states: TransferState.options }),
  probed(contractStates, { states: ContractStatus.options }),
  probed(entryStates, { states: [...PromotionStatus.options, 'expired'] }),
  probed(drawStates, {
    states: ['INIT', 'DRAWN', 'PAID', 'RESULT_REVERSED', 'RE_PAID', 'VOID'],
    before: (to) => ({ results: to === 'RE_PAID' ? 2 : 1, settled_at: new Date(0) }),
  }),
  probed(subOrderStates, {
    states: OrderStatus.options,
    before: () => ({ reversals: 0 }),
    change: (to) => (to === 2 ? { reversals: 1 } : undefined),
  }),
]
