import { ContractKind } from '@ante/contract/agents/contract-tiers.ts'

import { addressReader } from '../../ui/records/address-reader.ts'

const TABS = ['own', 'pay', 'bills'] as const
const SIDES = ['earner', 'payer'] as const

/** An agent's view of salaries and dividends, completely represented in the address. */
export interface DividendView {
  tab: (typeof TABS)[number]
  side: (typeof SIDES)[number]
  kind: ContractKind | 'ALL'
}

/** Parses the view from an address. Invalid values fall back to defaults, and `corrected` reports this. */
export function viewOf(search: URLSearchParams): { view: DividendView; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  const view: DividendView = {
    tab: read<DividendView['tab']>('tab', (text) => TABS.find((candidate) => candidate === text), 'own'),
    side: read<DividendView['side']>('side', (text) => SIDES.find((candidate) => candidate === text), 'earner'),
    kind: read<DividendView['kind']>('kind', (text) => ContractKind.safeParse(text).data, 'ALL'),
  }
  return { view, corrected: wasCorrected() }
}

/** Returns the address of the view, without default values. */
export function viewAddress({ tab, side, kind }: DividendView): string {
  const params = new URLSearchParams()
  if (tab !== 'own') params.set('tab', tab)
  if (tab === 'bills' && side !== 'earner') params.set('side', side)
  if (tab === 'bills' && kind !== 'ALL') params.set('kind', kind)
  const query = params.toString()
  return query ? `/m/member/agent/agentDivident?${query}` : '/m/member/agent/agentDivident'
}
