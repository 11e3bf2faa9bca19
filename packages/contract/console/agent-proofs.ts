import * as z from 'zod/mini'

import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

/** Number of proofs that are listed. */
export const PROOFS_LISTED = 20

const Proof = z.object({
  id: z.string(),
  requestedAt: z.string(),
  requestedBy: z.string(),
  state: z.enum(['waiting', 'consistent', 'different', 'failed']),
  /** Null until it is done. */
  finishedAt: z.nullable(z.string()),
  seconds: z.nullable(z.number()),
  /** Number of teams, and of their sums by day and category. */
  teams: z.nullable(z.number()),
  sums: z.nullable(z.number()),
  /** Differences between the stored and the recomputed sums, as sentences; at most 50. */
  problems: z.array(z.string()),
})
export type TeamProof = z.infer<typeof Proof>

export const listTeamProofs = staffEndpoint({
  summary: 'Returns the latest proofs of the team sums, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/team-proofs',
  permission: 'agents.agent.read',
  input: z.object({ merchant: Scope }),
  output: z.object({ proofs: z.array(Proof) }),
  refusals: {},
})

export const requestTeamProof = staffEndpoint({
  summary: 'Recomputes all team sums of a merchant from rounds and ledger in the background; one proof runs at a time.',
  method: 'POST',
  path: '/console/m/:merchant/team-proofs',
  permission: 'agents.agent.update',
  input: z.object({ merchant: Scope }),
  output: z.object({
    id: z.string(),
    /** Whether a proof was waiting already. */
    isRepeat: z.boolean(),
  }),
  refusals: {},
})
