import type { DealView, TableView, Totals } from '../../table-contract.ts'

export type Phase = 'waiting' | 'betting' | 'closed' | 'decided'

export interface TableState {
  deal: DealView | null
  totals: Totals
  /** Results before the deal, oldest first. */
  history: readonly unknown[]
  /** Whether the server has closed betting, regardless of the local clock. */
  isClosed: boolean
}

export const EMPTY: TableState = { deal: null, totals: {}, history: [], isClosed: false }

export const tableStateOf = (view: TableView): TableState => ({ ...view, isClosed: view.deal?.decidedAt != null })

/** Outdated messages change nothing: a deal is identified by its number, and a decided one stays decided. */
export function withTotals(
  state: TableState,
  { deal: id, totals, marks }: { deal: string; totals: Totals; marks: string[] },
): TableState {
  const { deal } = state
  return deal?.id === id && deal.decidedAt === null ? { ...state, totals, deal: { ...deal, marks } } : state
}

export function withClosed(state: TableState, deal: string): TableState {
  return state.deal?.id === deal ? { ...state, isClosed: true } : state
}

export function withDecided(state: TableState, { deal, totals }: { deal: DealView; totals: Totals }): TableState {
  if (state.deal && state.deal.number > deal.number) return state
  return { ...state, deal, totals, isClosed: true }
}

export function withOpened(state: TableState, view: TableView): TableState {
  if (state.deal && view.deal && state.deal.number >= view.deal.number) return state
  return tableStateOf(view)
}

/** Returns the phase at this time of the server's clock. */
export function phaseAt({ deal, isClosed }: TableState, now: number): Phase {
  if (!deal || (deal.nextAt !== null && now > deal.nextAt)) return 'waiting'
  if (deal.decidedAt !== null) return 'decided'
  return isClosed || now >= deal.closesAt ? 'closed' : 'betting'
}
