import { actionsWallet } from '@ante/wallet-client/dialects/actions-calls.ts'
import { formWallet } from '@ante/wallet-client/dialects/form-calls.ts'
import { hubWallet } from '@ante/wallet-client/dialects/hub-calls.ts'
import type { MakeCalls } from '@ante/wallet-client/dialects/wallet-calls.ts'

import { anteWallet } from './ante-calls.ts'

export type SeamlessProtocol = 'ante' | 'actions' | 'hub' | 'form'

interface ProtocolClient {
  calls: MakeCalls
  /** Whether a win refers to its bet; in some dialects it refers only to the round. */
  winsNameTheirBet: boolean
  /** Whether a rollback has a separate id; in some dialects the id of its bet identifies it. */
  rollbacksHaveIds: boolean
}

/** Client of each dialect of the seamless wallet. */
export const protocols: Record<SeamlessProtocol, ProtocolClient> = {
  ante: { calls: anteWallet, winsNameTheirBet: true, rollbacksHaveIds: true },
  actions: { calls: actionsWallet, winsNameTheirBet: false, rollbacksHaveIds: true },
  hub: { calls: hubWallet, winsNameTheirBet: true, rollbacksHaveIds: true },
  form: { calls: formWallet, winsNameTheirBet: false, rollbacksHaveIds: false },
}

export function isProtocol(name: string): name is SeamlessProtocol {
  return Object.hasOwn(protocols, name)
}
