import { msg } from '@lingui/core/macro'

/** Texts of refused calls about agents, which are loaded with their page. */
export const agentRefusals = {
  'agent.not.found': msg`This member doesn't exist, or belongs to another merchant.`,
  'agent.days.invalid': msg`Choose up to 92 days, the first before the last.`,
  'agent.contract.not.found': msg`This contract doesn't exist at this merchant.`,
  'agent.bill.not.found': msg`This bill doesn't exist at this merchant.`,
  'agent.placement.stale': msg`The member or the new upline has changed since you tried it. Nothing was changed. Try it again.`,
  'agent.move.waiting': msg`A move of this member awaits another person already. Decide about it in Approvals.`,
}
