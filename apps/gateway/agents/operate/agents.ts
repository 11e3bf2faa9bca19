import { verifyTeams } from '../public.ts'
import { agentPlaces } from './agent-places.ts'
import { rebates } from './agent-rebates.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { NotDone } from '../../operator/kit/failures.ts'

const verify: Command = {
  action: 'verify',
  summary: 'Recomputes what every team comes to from rounds and ledger; ends with 1 where a sum differs',
  parameters: [],
  examples: [''],
  run: async ({ db }) => {
    const began = performance.now()
    const { teams, days, problems } = await verifyTeams(db)
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
    if (problems.length > 0) {
      const told = problems.map((problem) => `  ${problem}`).join('\n')
      throw new NotDone(`The sums of teams are NOT what the ledger says.\n${told}`, { teams, days, problems })
    }
    const row = { teams, days, sums: 'right', seconds }
    return { kind: 'list', columns: ['sums', 'teams', 'days', 'seconds'], rows: [row], empty: '' }
  },
}

export const agents: Subject = {
  name: 'agents',
  about: 'who is an agent, below whom, and what teams come to',
  commands: [...agentPlaces, rebates, verify],
}
