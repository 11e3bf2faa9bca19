import { findContractDetails, isRefusedStep, stepByOperator, terminateContract } from '../public.ts'
import type { ContractDetails } from '../public.ts'
import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import { logChange } from '../../operator/kit/change.ts'
import type { Changed, Command, Operator, Parameter } from '../../operator/kit/command.ts'
import { illegalState, CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { merchantOfNumber } from '../../operator/kit/merchant-of-record.ts'
import { databaseNow } from '../../operator/kit/now.ts'

export const EFFECT = 'Both sides get a mail, and see the change when their page reloads.'

export const contractParameter: Parameter = {
  name: 'id',
  label: 'Contract',
  about: 'the contract’s number: see `ante contracts list`',
  merchantOf: merchantOfNumber('agent_contract'),
}

/** Returns a command with which the merchant takes a step in a contract with a top agent. */
const stepCommand = (action: string, step: Parameters<typeof stepByOperator>[2], summary: string): Command => ({
  action,
  summary,
  parameters: [contractParameter],
  examples: ['17'],
  run: async (operator, { positional: { id = '' } }) => {
    const contract = await requireContract(operator.db, id)
    if (contract.upline !== null)
      throw new CommandFailed(`Contract ${id} is between two members: only they can answer.`)
    return runStep(operator, contract, { command: `contracts ${action}`, detail: step }, (by) =>
      stepByOperator(operator.db, contract, step, by),
    )
  },
})

const steps: Command[] = [
  stepCommand('approve-end', 'accept', 'Approves a top agent’s request to end the contract'),
  stepCommand('reject-end', 'reject', 'Rejects a top agent’s request to end the contract'),
  stepCommand('withdraw-offer', 'withdraw', 'Withdraws an offer that the top agent has not accepted yet'),
  stepCommand('request-end', 'end', 'Requests the end of a contract from the top agent'),
]

const terminate: Command = {
  action: 'terminate',
  summary: 'Ends any contract immediately; what was earned until now is still paid',
  parameters: [contractParameter],
  options: { reason: { value: 'text', about: 'the reason, which is stored', isRequired: true } },
  examples: ['17 --reason "Ticket 4711: both agree"'],
  run: async (operator, { positional: { id = '' }, options: { reason = '' } }) => {
    if (reason.trim() === '') throw new UsageError('--reason is required: it is stored with the contract.')
    const contract = await requireContract(operator.db, id)
    return runStep(operator, contract, { command: 'contracts terminate', detail: reason }, (by) =>
      terminateContract(operator.db, contract, by),
    )
  },
}

type Mover = Parameters<typeof terminateContract>[2]

async function runStep(
  { db, actor }: Operator,
  contract: ContractDetails,
  { command, detail }: { command: string; detail: string },
  move: (by: Mover) => ReturnType<typeof terminateContract>,
): Promise<Changed> {
  const { merchant_code: merchant, status: before } = contract
  const subject = String(contract.id)
  const also: Mover['also'] = (tx, { status }) =>
    logChange(tx, {
      actor,
      merchant_code: merchant,
      vendor: null,
      command,
      subject,
      before,
      after: { status, detail },
      effect: EFFECT,
    })
  const { status: after } = await explainRefusedStep(async () => move({ actor, at: await databaseNow(db), also }))
  return { kind: 'change', changed: true, merchant, command, subject, before, after, effect: EFFECT }
}

/** Runs a step; a refusal becomes `CommandFailed`. */
export async function explainRefusedStep<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isRefusedStep(error)) {
      throw new CommandFailed(`ILLEGAL_STATE: ${error.message}. The attempt is logged.`, illegalState)
    }
    if (error instanceof Refused && error.code === 'modify.new.old.same')
      throw new CommandFailed('The contract already has these terms.')
    throw error
  }
}

/** Returns the contract with this number. Throws `CommandFailed` if there is none. */
export async function requireContract(db: Db, id: string): Promise<ContractDetails> {
  const contract = /^[1-9]\d{0,17}$/.test(id) ? await findContractDetails(db, BigInt(id)) : null
  if (!contract) throw new CommandFailed(`There is no contract ${id}. See \`ante contracts list\`.`)
  return contract
}

/** Commands with which the merchant takes a step in a contract, or ends it. */
export const contractSteps: Command[] = [...steps, terminate]
