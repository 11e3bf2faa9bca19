import type { InteractionTrigger } from '@ante/contract/console/list-filters.ts'
import type { ExclusionKind } from '@ante/contract/responsible-gaming/refusals.ts'
import type { LimitKind } from '@ante/contract/responsible-gaming/responsible-gaming.ts'

/** Parameters of the page's address. */
export interface SaferPlaySearch {
  /** Without a tab, time-outs and self-exclusions are shown. */
  tab?: 'limits' | 'interactions' | 'drafts' | undefined
  form?: 'exclude' | 'record' | undefined
  kind?: ExclusionKind | undefined
  state?: 'inForce' | 'ended' | undefined
  limit?: LimitKind | undefined
  change?: 'requested' | undefined
  trigger?: InteractionTrigger | undefined
  player?: string | undefined
  page?: string | undefined
  open?: string | undefined
}
