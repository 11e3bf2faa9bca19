import { offerContract, stepContract } from '@ante/contract/agents/contracts.ts'
import type { changeContract } from '@ante/contract/agents/contracts.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { CallRefused, refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { callFailure } from '../../ui/call-failure.ts'
import { tierProblems } from './contract-texts.ts'

type ContractRefusal =
  | RefusalCodeOf<typeof offerContract>
  | RefusalCodeOf<typeof changeContract>
  | RefusalCodeOf<typeof stepContract>

const texts = {
  'contract.tiers.invalid': msg`A tier is out of order. Each tier must require more than the one before it.`,
  'contract.above.own': msg`A tier pays more than your own contract pays you. Lower it.`,
  'contract.downline.unavailable': msg`This member can’t be offered a contract right now. Choose another member.`,
  'contract.open': msg`This member already has a contract or an offer of this type. See My downlines.`,
  'contract.none.left': msg`You’ve reached the limit for contracts of this type. End one you don’t need.`,
  'contract.series.too.low': msg`This member’s lottery series is too low for a contract. Raise it first.`,
  'contract.not.found': msg`This contract is no longer yours.`,
  ILLEGAL_STATE: msg`This contract has changed. Review it again.`,
  'modify.new.old.same': msg`These terms are the same as the current ones. Change a tier first.`,
  'contract.confirm.higher.rate': msg`You’ve promised a downline more than this.`,
  'responsible.gaming.excluded': msg`You’re taking a break, so you can’t accept or offer contracts for now. Existing contracts continue.`,
} satisfies RefusalTexts<ContractRefusal, MessageDescriptor>

const hasText = (code: string): code is ContractRefusal => code in texts

/** Returns the reason of a failure, and the next step. */
export function contractFailure(error: unknown): MessageDescriptor {
  const step = refusalOf(stepContract, error)
  if (step?.code === 'ILLEGAL_STATE') return removedTexts(step.details.status)
  const offer = refusalOf(offerContract, error)
  if (offer?.code === 'contract.tiers.invalid' && offer.details.problem === 'decimals') return tierProblems.decimals
  if (offer?.code === 'contract.none.left') {
    const { totalContracts: total } = offer.details
    return msg`${plural(total, { one: 'You can have # contract of this type, and it’s in use. End it first.', other: 'You can have # contracts of this type, and all are in use. End one first.' })}`
  }
  if (offer?.code === 'contract.series.too.low') {
    const { series, seriesRestriction: min } = offer.details
    return msg`This member’s lottery series is ${series}. A contract requires at least ${min}. Raise it first.`
  }
  return error instanceof CallRefused && hasText(error.code) ? texts[error.code] : callFailure(error)
}

/** Returns the message for a contract that changed while it was displayed, by its new status. */
function removedTexts(status: string): MessageDescriptor {
  if (status === 'C') return msg`This contract was withdrawn or has ended, so nothing was agreed. See Past contracts.`
  if (status === 'R') return msg`This offer was already declined. A new offer is needed.`
  return msg`This contract has changed. Review it again before you answer.`
}
