import { offerContract, stepContract } from '@ante/contract/agents/contracts.ts'
import type { changeContract } from '@ante/contract/agents/contracts.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { CallRefused, refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalWords } from '../../lib/calls/call-errors.ts'
import { moneyFailure } from '../../ui/money-failure.ts'
import { tierProblems } from './contract-words.ts'

type ContractRefusal =
  | RefusalCodeOf<typeof offerContract>
  | RefusalCodeOf<typeof changeContract>
  | RefusalCodeOf<typeof stepContract>

const words = {
  'contract.tiers.invalid': msg`One of the rows cannot stand where it stands. Each row asks for more than the one before it.`,
  'contract.above.own': msg`One of the rows pays more than your own contract pays you. Lower it.`,
  'contract.downline.unavailable': msg`This member can’t be offered a contract right now. Choose someone else.`,
  'contract.open': msg`This member has a contract of this kind already, or an offer. Look under My downlines.`,
  'contract.none.left': msg`You have as many contracts of this kind as an agent can have. End one that you do not need.`,
  'contract.series.too.low': msg`This member's lottery series is too low for a contract. Raise it first.`,
  'contract.not.found': msg`This contract is not yours any more.`,
  ILLEGAL_STATE: msg`This contract has changed meanwhile. Look at it again.`,
  'modify.new.old.same': msg`These are the terms that stand there already. Change a row first.`,
  'contract.confirm.higher.rate': msg`You have promised a downline more.`,
  'responsible.gaming.excluded': msg`You’re taking a break, so you can’t sign or offer contracts for now. What is agreed goes on.`,
} satisfies RefusalWords<ContractRefusal, MessageDescriptor>

const isOurs = (code: string): code is ContractRefusal => code in words

/** Returns the reason of a failure, and the next step. */
export function contractFailure(error: unknown): MessageDescriptor {
  const step = refusalOf(stepContract, error)
  if (step?.code === 'ILLEGAL_STATE') return goneWords(step.details.status)
  const offer = refusalOf(offerContract, error)
  if (offer?.code === 'contract.tiers.invalid' && offer.details.problem === 'decimals') return tierProblems.decimals
  if (offer?.code === 'contract.none.left') {
    const { totalContracts: total } = offer.details
    return msg`${plural(total, { one: 'You can have # contract of this kind, and you have it. End it first.', other: 'You can have # contracts of this kind, and you have them all. End one first.' })}`
  }
  if (offer?.code === 'contract.series.too.low') {
    const { series, seriesRestriction: least } = offer.details
    return msg`This member has lottery series ${series}; a contract needs ${least}. Raise it first.`
  }
  return error instanceof CallRefused && isOurs(error.code) ? words[error.code] : moneyFailure(error)
}

/** The contract changed while it was displayed. */
function goneWords(status: string): MessageDescriptor {
  if (status === 'C')
    return msg`It was taken back or ended meanwhile, so nothing was signed. You find it under Earlier contracts.`
  if (status === 'R') return msg`This offer was declined already. A new one has to be made.`
  return msg`This contract has changed meanwhile. Read it again before you answer.`
}
