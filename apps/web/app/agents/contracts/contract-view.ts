import { isSwitchedOn } from '@ante/contract/merchant/switches.ts'
import { contractModules } from '@ante/contract/agents/contract-modules.ts'
import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { TeamMemberId } from '@ante/contract/agents/team-member.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import type { ContractList } from './queries.ts'

/** Contract kinds of a page; the first one is the default. */
export type PageKinds = readonly [ContractKind, ...ContractKind[]]

/** Kinds enabled by the merchant; without any the page is not reachable. */
export function kindsOffered(kinds: PageKinds, flags: Record<string, boolean>): PageKinds {
  const [first, ...others] = kinds.filter((kind) => isSwitchedOn(flags, contractModules[kind]))
  return first ? [first, ...others] : kinds
}

/** View of a page of contracts, completely represented in the address. */
export interface ContractView {
  kind: ContractKind
  side: 'downline' | 'upline'
  /** Filter by downline; all by default. */
  downline: string | null
}

export function contractView(search: URLSearchParams, kinds: PageKinds): { view: ContractView; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  const view: ContractView = {
    kind: read('kind', (text) => kinds.find((kind) => kind === text), kinds[0]),
    side: read<ContractView['side']>('side', (text) => (text === 'upline' ? text : undefined), 'downline'),
    downline: read<ContractView['downline']>('downline', (text) => TeamMemberId.safeParse(text).data, null),
  }
  return { view, corrected: wasCorrected() }
}

/** Returns the parameters of the address without default values. */
export function contractQuery({ kind, side, downline }: ContractView, kinds: PageKinds): string {
  const params = new URLSearchParams()
  if (kind !== kinds[0]) params.set('kind', kind)
  if (side !== 'downline') params.set('side', side)
  if (downline !== null) params.set('downline', downline)
  const query = params.toString()
  return query && `?${query}`
}

/** Converts the view to the gateway's parameters. */
export const listOf = ({ kind, side, downline }: ContractView, state: ContractList['state']): ContractList => ({
  kind,
  side,
  state,
  ...(side === 'upline' && downline !== null && { downline }),
})
