/** Valid input of the calls about agents; null for calls with tests of their own, in console/agents. */
export const agentInputs: Record<string, (() => unknown) | null> = {
  'POST /console/m/:merchant/agents/:agent/placement': null,
  'POST /console/m/:merchant/team-proofs': () => ({}),
}
