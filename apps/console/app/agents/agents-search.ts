/** Parameters of the page's address. */
export interface AgentsSearch {
  /** Without a view, the tree is shown. */
  view?: 'contracts' | 'bills' | 'rates' | 'proofs' | undefined
  /** Ids of the open branches, joined by dots. */
  at?: string | undefined
  /** Member to whom the tree was opened by a search. */
  to?: string | undefined
  /** Whether open branches show players too. */
  players?: 'yes' | undefined
  /** First and last day of the sums. */
  from?: string | undefined
  until?: string | undefined
  /** Id of the open member, contract or bill. */
  open?: string | undefined
  /** Tab of the open member. */
  tab?: string | undefined
  /** Filters of contracts and bills. */
  kind?: string | undefined
  state?: string | undefined
  page?: string | undefined
}

/** A view of the page. */
export type AgentsView = NonNullable<AgentsSearch['view']> | 'tree'
