import { contractEdges, ContractStatus } from '@ante/contract/agents/contract-state.ts'

import { edgesOf, stateMachine } from '../../kit/state-machine/state-machine.ts'
import './tables.ts'

/**
 * The API contract defines the transitions, and the side that may make each of them. The history stores the event of a
 * move in `action`.
 */
export const contractStates = stateMachine({
  name: 'contract',
  table: 'agent_contract',
  column: 'status',
  edges: edgesOf(ContractStatus.options, contractEdges),
  history: { table: 'agent_contract_log', of: 'contract_id' },
  touch: (now) => ({ changed_at: now }),
})
