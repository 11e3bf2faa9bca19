import { randomUUID } from 'node:crypto'

import { LARGE_MOVE } from '@ante/contract/console/agent-placement.ts'

import {
  demoteByOperator,
  demotionProblem,
  isLargeMove,
  lockedByAccount,
  MOVE_ACTION,
  moveMember,
  moveProblem,
  promoteByOperator,
  promotionProblem,
  sizeOfMove,
} from '../public.ts'
import type { PlacementProblem } from '../public.ts'
import { findAccount, memberById } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { inTransaction } from '../../kit/db.ts'
import { change } from '../../operator/kit/change.ts'
import type { Plan } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Changed, Command, CommandArguments, Operator, Parameter } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { lockedMerchant } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { asCommand, portsOf, submitterOf } from '../../staff/operate/person.ts'
import { submitChange } from '../../staff/public.ts'

const account: Parameter = { name: 'account', about: 'the member’s account, for example player01' }
const options = { 'dry-run': { about: 'shows the change without making it' } }
/** Minimum number of characters of a reason, as at the console. */
const MIN_REASON = 3
const EFFECT = 'It takes effect with the next request of the member and of the agents above.'
const NOT_DONE = 'Dry run: nothing was changed. Run the command without --dry-run to apply it.'

const problemTexts: Record<PlacementProblem, string> = {
  'not.found': 'has no member',
  'not.a.player': 'is not a player. Only players can be promoted.',
  'not.an.agent': 'is not an agent of type 1.',
  'has.downlines': 'has downline members. Move them to another upline first: `ante agents move`.',
  'has.contracts': 'has a contract with the upline. End it first: `ante contracts terminate`.',
  root: 'is the root of a line and cannot have an upline.',
  'no.such.agent': 'cannot be moved there: the upline must be an agent.',
  'below.own_team': 'cannot be moved into its own team.',
  'other.kind': 'cannot be moved there: internal and real accounts have separate lines.',
}

const refusal = (code: string, name: string, problem: PlacementProblem) =>
  new CommandFailed(
    problem === 'not.found' ? `${code} ${problemTexts['not.found']} ${name}.` : `${name} ${problemTexts[problem]}`,
  )

async function requireLockedMember(tx: Db, code: string, name: string): Promise<Member> {
  const member = await lockedByAccount(tx, code, name)
  if (!member) throw refusal(code, name, 'not.found')
  return member
}

interface Kind {
  action: 'promote' | 'demote'
  summary: string
  /** Type after the change. */
  to: 0 | 1
  problem(tx: Db, member: Member): PlacementProblem | null | Promise<PlacementProblem | null>
  write(tx: Db, member: Member, at: Date): Promise<unknown>
}

/** Makes the change; with `--dry-run` only shows it. */
async function changeOrTry(
  operator: Operator,
  requested: { merchant: string; command: string; subject: string },
  { isTrial, plan }: { isTrial: boolean; plan(tx: Db, code: string): Promise<Plan> },
): Promise<Changed> {
  if (!isTrial) return change(operator, { ...requested, effect: EFFECT }, (tx, { code }) => plan(tx, code))
  return inTransaction(operator.db, async (tx) => {
    const { code } = await lockedMerchant(tx, requested.merchant)
    const { before, after } = await plan(tx, code)
    return { kind: 'change', changed: false, ...requested, before, after, effect: NOT_DONE }
  })
}

/** Returns a command that changes the member type; it does nothing if the member already has the type. */
const kindCommand = ({ action, summary, to, problem, write }: Kind): Command => ({
  action,
  summary,
  parameters: [merchantParameter, account],
  options,
  examples: ['aurora player01', 'aurora player01 --dry-run'],
  run: (operator, { positional: { merchant = '', account: name = '' }, options: input }) =>
    changeOrTry(
      operator,
      { merchant, command: `agents ${action}`, subject: name },
      {
        isTrial: isTrial(input),
        plan: async (tx, code) => {
          const member = await requireLockedMember(tx, code, name)
          const before = { type: member.type }
          const found = member.type === to ? null : await problem(tx, member)
          if (found) throw refusal(code, name, found)
          return {
            before,
            after: { type: to },
            write: async (writeTx) => void (await write(writeTx, member, await databaseNow(writeTx))),
          }
        },
      },
    ),
})

const isTrial = (input: CommandArguments['options']): boolean => input['dry-run'] !== undefined

const promote = kindCommand({
  action: 'promote',
  summary: 'Promotes a player to agent, as the upline can',
  to: 1,
  problem: (_tx, member) => promotionProblem(member),
  write: promoteByOperator,
})

const demote = kindCommand({
  action: 'demote',
  summary: 'Demotes an agent without downline members and contracts to player',
  to: 0,
  problem: demotionProblem,
  write: demoteByOperator,
})

const move: Command = {
  action: 'move',
  summary: 'Moves a member with the whole team, and its sums of all days, below another agent',
  parameters: [merchantParameter, account],
  options: {
    upline: { value: 'account', about: 'the new upline, or none', isRequired: true },
    reason: { value: 'text', about: `why; required for ${LARGE_MOVE} members or more, which need two persons` },
    ...options,
  },
  examples: ['aurora player01 --upline agent00', 'aurora player01 --upline none --dry-run'],
  run: async (operator, { positional: { merchant = '', account: name = '' }, options: input }) => {
    const { upline: to, reason = '' } = input
    if (to === undefined) throw new UsageError('agents move requires --upline: the account of an agent, or none.')
    if (!isTrial(input) && (await needsTwoPersons(operator, { merchant, name })))
      return requestMove(operator, { merchant, name, upline: to === 'none' ? null : to, reason })
    return changeOrTry(
      operator,
      { merchant, command: 'agents move', subject: name },
      {
        isTrial: isTrial(input),
        plan: async (tx, code) => {
          const member = await requireLockedMember(tx, code, name)
          const upline = to === 'none' ? null : await requireLockedMember(tx, code, to)
          const before = member.uplineId === null ? null : await memberById(tx, member.uplineId)
          const found = upline?.id === before?.id ? null : await moveProblem(tx, member, upline)
          if (found) throw refusal(code, name, found)
          return {
            before: { upline: before?.account ?? null },
            after: { upline: upline?.account ?? null },
            write: async (writeTx) => moveMember(writeTx, member, upline, await databaseNow(writeTx)),
          }
        },
      },
    )
  },
}

interface NamedMember {
  merchant: string
  name: string
}

/** Whether another person must approve a move. Before the first owner is created, there is no other person. */
async function needsTwoPersons({ db, person }: Operator, { merchant, name }: NamedMember): Promise<boolean> {
  if (person.actor.staffId === null) return false
  const member = await findAccount(db, merchant, name)
  return member !== undefined && isLargeMove('move', await sizeOfMove(db, member))
}

/** Requests the approval of another person, under the rules of the console. */
async function requestMove(
  operator: Operator,
  { merchant, name, upline, reason }: NamedMember & { upline: string | null; reason: string },
): Promise<Changed> {
  // A form of the console can be tried, but a request cannot be taken back; the page Agents makes requests.
  if (operator.person.page)
    throw new CommandFailed(`The team of ${name} is large: its move needs two persons. Move it on the page Agents.`, {
      code: 'approval_required',
    })
  if (reason.trim().length < MIN_REASON) throw new UsageError(`--reason is required: ${name} has a large team.`)
  const member = await findAccount(operator.db, merchant, name)
  if (!member) throw refusal(merchant, name, 'not.found')
  const before = member.upline_id === null ? null : await memberById(operator.db, member.upline_id)
  const submitter = await submitterOf(operator, merchant)
  const ports = await portsOf(operator)
  const values = { agent: String(member.id), change: 'move', upline } as const
  const submitted = { action: MOVE_ACTION, values, reason, key: randomUUID() } as const
  const { id } = await asCommand(() => submitChange(ports, submitted, submitter))
  const done = { kind: 'change', merchant, command: 'agents move', subject: name, changed: true } as const
  const state = { upline: before?.account ?? null }
  return { ...done, before: state, after: { ...state, change: id }, effect: 'Another person must approve it.' }
}

/** Commands that make members agents and move them. */
export const agentHierarchy: Command[] = [promote, demote, move]
