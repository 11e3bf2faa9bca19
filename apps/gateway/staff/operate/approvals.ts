import type { Command, CommandArguments, Operator, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { requireOption } from '../../operator/kit/require-option.ts'
import { approve, changesPage, problemSentence, reject, withdraw } from '../public.ts'
import { asCommand, merchantOf, platformOrMerchant, portsOf, submitterOf } from './person.ts'

const MAX_LISTED = 100
const changeParameter = { name: 'change', about: 'the number of the change in `approvals list`' }
const reason = { value: 'text', about: 'why; stored in the audit log' }

const list: Command = {
  action: 'list',
  summary: 'Lists changes that await a decision, newest first',
  parameters: [{ ...platformOrMerchant, optional: true }],
  options: { all: { about: 'lists decided changes too' } },
  examples: ['', 'aurora', 'aurora --all'],
  run: async ({ db }, { positional: { merchant }, options }) => {
    const state = options['all'] === undefined ? ('waiting' as const) : undefined
    const { changes } = await changesPage(db, merchantOf(merchant), { state, size: MAX_LISTED })
    const rows = changes.map(({ id, values, failure, ...change }) => {
      return { change: id, ...change, failure: failure && problemSentence(failure), values }
    })
    const columns = ['change', 'action', 'object', 'values', 'state', 'proposedBy', 'reason']
    return { kind: 'list', columns, rows, empty: 'No change awaits a decision.' }
  },
}

/** Returns the decision about the change in its current version, which the operator has just listed. */
async function decisionIn({ db }: Operator, { positional, options }: CommandArguments) {
  const { change = '' } = positional
  if (!/^\d{1,18}$/.test(change)) throw new CommandFailed(`There is no change ${change}.`, { code: 'not_found' })
  const row = await db
    .selectFrom('change_request')
    .select('binding')
    .where('id', '=', BigInt(change))
    .executeTakeFirst()
  if (!row) throw new CommandFailed(`There is no change ${change}.`, { code: 'not_found' })
  return { id: change, binding: row.binding.toString('hex'), reason: options['reason'] }
}

const decide = (action: string, summary: string, work: typeof approve | typeof reject | typeof withdraw): Command => ({
  action,
  summary,
  parameters: [platformOrMerchant, changeParameter],
  options: { reason },
  examples: ['aurora 12 --reason "Receipt checked"'],
  run: async (operator, args) => {
    if (work === reject) requireOption('approvals reject', args.options, ['reason'])
    const decision = await decisionIn(operator, args)
    const submitter = await submitterOf(operator, merchantOf(args.positional['merchant']))
    const ports = await portsOf(operator)
    const { state, failure } = await asCommand(() => work(ports, decision, submitter))
    return { kind: 'record', record: { change: decision.id, state, failure: failure && problemSentence(failure) } }
  },
})

export const approvals: Subject = {
  name: 'approvals',
  about: 'changes that await another person',
  commands: [
    list,
    decide('approve', 'Approves a change of another person, and applies it', approve),
    decide('reject', 'Rejects a change of another person', reject),
    decide('cancel', 'Withdraws your own change', withdraw),
  ],
}
