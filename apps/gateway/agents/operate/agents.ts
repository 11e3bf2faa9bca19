import { verifyTeams } from '../public.ts'
import { agentHierarchy } from './agent-hierarchy.ts'
import { payRebates } from './agent-rebates.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'

const verify: Command = {
  action: 'verify',
  summary: 'Recomputes all team sums from rounds and ledger',
  terminal: '; exits with 1 if a sum differs',
  parameters: [],
  examples: [''],
  run: async ({ db }) => {
    const began = performance.now()
    const { teams, days, problems } = await verifyTeams(db)
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
    if (problems.length > 0) {
      const problemLines = problems.map((problem) => `  ${problem}`).join('\n')
      throw new CommandFailed(`The team sums do NOT match the ledger.\n${problemLines}`, { teams, days, problems })
    }
    const row = { result: 'consistent', teams, days, seconds }
    return { kind: 'record', record: row }
  },
}

export const agents: Subject = {
  name: 'agents',
  about: 'agents, their uplines, rebate income and team sums',
  commands: [...agentHierarchy, payRebates, verify],
}
