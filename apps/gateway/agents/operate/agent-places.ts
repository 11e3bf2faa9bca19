import {
  demoteByOperator,
  demotionProblem,
  lockedByAccount,
  moveMember,
  moveProblem,
  promoteByOperator,
  promotionProblem,
} from '../public.ts'
import type { PlaceProblem } from '../public.ts'
import { memberById } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { inTransaction } from '../../kit/db.ts'
import { change } from '../../operator/kit/change.ts'
import type { Plan } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Changed, Command, Given, Operator, Parameter } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { lockedMerchant } from '../../operator/kit/merchant-named.ts'
import { nowBy } from '../../operator/kit/now.ts'

const account: Parameter = { name: 'account', about: 'the member’s account, for example player01' }
const options = { 'dry-run': { about: 'says what would become of it, and changes nothing' } }
const SEEN = 'The member and the agents above him see it with their next tap.'
const NOT_DONE = 'Nothing was done: without --dry-run it would be.'

const told: Record<PlaceProblem, string> = {
  nobody: 'has no such member.',
  'not.a.player': 'is no player, so nobody can make an agent of him.',
  'not.an.agent': 'is no agent of type 1.',
  'has.downlines': 'has people below him. Move them below somebody else first: `ante agents move`.',
  'has.contracts': 'has a contract with whoever stands above him. End it first: `ante contracts`.',
  root: 'begins a line of his own, and stands below nobody.',
  'no.such.agent': 'can only stand below an agent.',
  'below.himself': 'would stand below himself.',
  'other.kind': 'cannot stand there: internal accounts and real ones have lines of their own.',
}

const refusal = (code: string, name: string, problem: PlaceProblem) =>
  new NotDone(problem === 'nobody' ? `${code} ${told.nobody} (${name})` : `${name} ${told[problem]}`)

async function named(tx: Db, code: string, name: string): Promise<Member> {
  const member = await lockedByAccount(tx, code, name)
  if (!member) throw refusal(code, name, 'nobody')
  return member
}

interface Kind {
  action: 'promote' | 'demote'
  summary: string
  /** Type after the change. */
  to: 0 | 1
  problem(tx: Db, member: Member): PlaceProblem | null | Promise<PlaceProblem | null>
  write(tx: Db, member: Member, at: Date): Promise<unknown>
}

/** Makes the change, or with `--dry-run` shows it. */
async function changeOrTry(
  operator: Operator,
  wanted: { merchant: string; command: string; subject: string },
  { isTrial, plan }: { isTrial: boolean; plan(tx: Db, code: string): Promise<Plan> },
): Promise<Changed> {
  if (!isTrial) return change(operator, { ...wanted, seen: SEEN }, (tx, { code }) => plan(tx, code))
  return inTransaction(operator.db, async (tx) => {
    const { code } = await lockedMerchant(tx, wanted.merchant)
    const { before, after } = await plan(tx, code)
    return { kind: 'change', changed: false, ...wanted, before, after, seen: NOT_DONE }
  })
}

/** A command whose state is already reached changes nothing, so it can be repeated. */
const kindCommand = ({ action, summary, to, problem, write }: Kind): Command => ({
  action,
  summary,
  parameters: [merchantParameter, account],
  options,
  examples: ['aurora player01', 'aurora player01 --dry-run'],
  run: (operator, { words: { merchant = '', account: name = '' }, options: said }) =>
    changeOrTry(
      operator,
      { merchant, command: `agents ${action}`, subject: name },
      {
        isTrial: isTrial(said),
        plan: async (tx, code) => {
          const member = await named(tx, code, name)
          const before = { type: member.type }
          const found = member.type === to ? null : await problem(tx, member)
          if (found) throw refusal(code, name, found)
          return {
            before,
            after: { type: to },
            write: async (within) => void (await write(within, member, await nowBy(within))),
          }
        },
      },
    ),
})

const isTrial = (said: Given['options']): boolean => said['dry-run'] !== undefined

const promote = kindCommand({
  action: 'promote',
  summary: 'Makes an agent of a player, as the agent above him can',
  to: 1,
  problem: (_tx, member) => promotionProblem(member),
  write: promoteByOperator,
})

const demote = kindCommand({
  action: 'demote',
  summary: 'Makes a player of an agent below whom nobody stands, and who has no contract',
  to: 0,
  problem: demotionProblem,
  write: demoteByOperator,
})

const move: Command = {
  action: 'move',
  summary: 'Puts a member, with all below him, below another agent; his team’s sums of all days go with him',
  parameters: [merchantParameter, account],
  options: { to: { value: 'account', about: 'the agent he is to stand below, or none' }, ...options },
  examples: ['aurora player01 --to agent00', 'aurora player01 --to none --dry-run'],
  run: (operator, { words: { merchant = '', account: name = '' }, options: said }) => {
    const { to } = said
    if (to === undefined) throw new UsageError('agents move needs --to: the account of an agent, or none.')
    return changeOrTry(
      operator,
      { merchant, command: 'agents move', subject: name },
      {
        isTrial: isTrial(said),
        plan: async (tx, code) => {
          const member = await named(tx, code, name)
          const upline = to === 'none' ? null : await named(tx, code, to)
          const before = member.uplineId === null ? null : await memberById(tx, member.uplineId)
          const found = upline?.id === before?.id ? null : await moveProblem(tx, member, upline)
          if (found) throw refusal(code, name, found)
          return {
            before: { upline: before?.account ?? null },
            after: { upline: upline?.account ?? null },
            write: async (within) => moveMember(within, member, upline, await nowBy(within)),
          }
        },
      },
    )
  },
}

/** Commands that make members agents and move them. */
export const agentPlaces: Command[] = [promote, demote, move]
