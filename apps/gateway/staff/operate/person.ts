import { ClaimedBy } from '@ante/contract/console/review-parts.ts'
import { proposalRefusals } from '@ante/contract/staff/changes.ts'

import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import type { AuditedChange } from '../../kit/staff-context.ts'
import { requirePermission } from '../../operator/kit/command-person.ts'
import type { Operator } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { guardedActions } from '../../operator/kit/guarded-actions.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { grantedRights, mergedRights, problemSentence, writeAudit } from '../public.ts'
import type { Submitter } from '../public.ts'

/** Parameter of a command for the platform (`-`) or a merchant. */
export const platformOrMerchant = {
  name: 'merchant',
  about: 'the merchant’s code, for example aurora; - for the platform',
}

export const merchantOf = (word: string | undefined): string | null =>
  word === undefined || word === '-' ? null : word

/** Returns the ports of the staff capability for a command. Its clock has the database's time. */
export async function portsOf(operator: Operator) {
  const { db } = operator
  const [secrets, now] = [await operator.secrets(), await databaseNow(db)]
  const ports = {
    db,
    secrets,
    clock: { now: () => now },
    consoleOrigin: operator.consoleOrigin(),
    ...operator.setupPorts(),
  }
  return { ...ports, actions: guardedActions(ports) }
}

/** Returns a function that checks the permission and writes an audit entry in the name of the person. */
export const auditOf =
  ({ person }: Operator, merchantCode: string | null) =>
  async (tx: Db, change: AuditedChange): Promise<void> => {
    await requirePermission(tx, person, merchantCode)
    if (person.page) return person.page.record(tx, { merchantCode, ...change })
    await writeAudit(tx, person.actor, { merchantCode, ...change })
  }

/** Returns the signed-in staff with the rights for a merchant. The system operator cannot use approvals. */
export async function submitterOf(operator: Operator, merchantCode: string | null): Promise<Submitter> {
  const { db, person } = operator
  const { staffId } = person.actor
  if (staffId === null) throw new CommandFailed('Create an owner with `ante staff create-owner`, and sign in.')
  const merchant =
    merchantCode === null
      ? undefined
      : await db.selectFrom('merchant').select('zone').where('code', '=', merchantCode).executeTakeFirst()
  if (merchantCode !== null && !merchant) throw new CommandFailed(`There is no merchant ${merchantCode}.`)
  const held = mergedRights(await grantedRights(db, staffId, merchantCode))
  return { staffId, merchantCode, zone: merchant?.zone ?? 'UTC', held, audit: auditOf(operator, merchantCode) }
}

const SENTENCES: Record<string, string> = {
  'approval.own': 'You requested this change: another person decides.',
  'approval.same_person': 'Your other account requested this change: another person decides.',
  'approval.subject': 'The change concerns your own rights or factors: another person decides.',
  'staff.account.own': 'The account is your own: another person does this.',
  'change.not.found': 'There is no such change.',
  'change.stale': 'The change was edited. List it again.',
  'change.decided': 'The change is not waiting any more.',
  'change.proposer_lost_right': 'The person who requested it has lost the right.',
  'permission.denied': 'You do not have the permission.',
  'limit.exceeded': 'The amount is above your limit.',
  'staff.mail.exists': 'There is an account with this mail address.',
  'staff.account.not.found': 'There is no such account.',
  'staff.role.not.found': 'There is no such role.',
  'staff.owner.last': 'The last owner must stay.',
  'staff.credentials.incorrect': 'Mail or password is wrong.',
  'second_factor.incorrect': 'The code is wrong.',
  'second_factor.expired': 'The sign-in took too long. Start again.',
  'request.too_many': 'Too many attempts. Wait and try again.',
  ILLEGAL_STATE: 'The state of the account does not permit this.',
}

/** Details of a refusal because of a problem, and of one while a reviewer at the console has claimed the object. */
const Problem = proposalRefusals['change.invalid']
const CLAIMED = ['deposit.claimed', 'withdrawal.claimed']

function sentenceOf({ code, details }: Refused): string {
  const problem = Problem.safeParse(details).data?.problem
  if (problem) return problemSentence(problem)
  const claim = CLAIMED.includes(code) ? ClaimedBy.safeParse(details).data : undefined
  // A claim cannot be overruled, here or at the console: it ends by itself within three minutes.
  if (claim)
    return `${claim.by} is reviewing it at the console, until ${claim.until} at the latest. Nothing was changed.`
  return SENTENCES[code] ?? code
}

/** Runs a use case of the console; its refusals become `CommandFailed` with a sentence and the code. */
export async function asCommand<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { code, details } = error
    const known = typeof details === 'object' && details !== null ? details : {}
    throw new CommandFailed(sentenceOf(error), {
      ...known,
      code: code.toLowerCase().replaceAll('.', '_'),
    })
  }
}

/** Returns an existing merchant's code, or null for `-`. */
export async function merchantNamedOrPlatform({ db }: Operator, word: string | undefined): Promise<string | null> {
  const code = merchantOf(word)
  if (code === null) return null
  const [merchant] = await requireMerchants(db, code)
  return merchant?.code ?? null
}
