import { actionsWallet } from '@ante/studio/studio/wallet/dialects/actions-calls.ts'
import { formWallet } from '@ante/studio/studio/wallet/dialects/form-calls.ts'
import { hubWallet } from '@ante/studio/studio/wallet/dialects/hub-calls.ts'
import type { MakeCalls } from '@ante/studio/studio/wallet/dialects/wallet-calls.ts'

import { anteWallet } from './ante-calls.ts'

export type SeamlessProtocol = 'ante' | 'actions' | 'hub' | 'form'

interface Spoken {
  calls: MakeCalls
  /** Whether a win names its bet; in some dialects it is on the round as a whole. */
  winsNameTheirBet: boolean
  /** Whether a rollback has an id of its own; in some it is known by its bet's. */
  rollbacksHaveIds: boolean
}

/** Every dialect of the seamless wallet, as a vendor speaks it. */
export const protocols: Record<SeamlessProtocol, Spoken> = {
  ante: { calls: anteWallet, winsNameTheirBet: true, rollbacksHaveIds: true },
  actions: { calls: actionsWallet, winsNameTheirBet: false, rollbacksHaveIds: true },
  hub: { calls: hubWallet, winsNameTheirBet: true, rollbacksHaveIds: true },
  form: { calls: formWallet, winsNameTheirBet: false, rollbacksHaveIds: false },
}

export function isProtocol(name: string): name is SeamlessProtocol {
  return Object.hasOwn(protocols, name)
}
