import { inTransaction } from '../../kit/db.ts'
import { ActionProblem } from '../../kit/guarded-action.ts'
import type { Command, Result } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import {
  addGrant,
  cancelOwnerRecovery,
  formerOwners,
  invite,
  lockOwners,
  mailInvitation,
  notifyOwners,
  OWNER,
  problemSentence,
  requestOwnerRecovery,
  roleNamed,
} from '../public.ts'
import { asCommand, auditOf, portsOf } from './person.ts'
import { mailIn, mailParameter, nameParameter, reason, reasonIn } from './words.ts'

const OWNERS = 2

const invitation = (origin: string, mail: string, token: string): Result => {
  return { kind: 'text', text: `${mail} is a platform owner. Open within 24 hours:\n${origin}/invitation#${token}` }
}

export const createOwner: Command = {
  action: 'create-owner',
  summary: 'Creates a platform owner and prints the invitation; only for the first two',
  parameters: [mailParameter, nameParameter],
  examples: ['owner@ante.example "Ana Cruz"'],
  run: async (operator, { positional: { mail: word, name: displayName = '' } }) => {
    const mail = mailIn(word)
    const ports = await portsOf(operator)
    return asCommand(() =>
      inTransaction(ports.db, async (tx) => {
        await lockOwners(tx)
        // Owners who are locked, have left or lost the role count too: otherwise an owner could replace another owner.
        const owners = await formerOwners(tx)
        if (owners.length >= OWNERS)
          throw new CommandFailed(
            'There are, or were, two owners. Request the role with `ante staff request-role - <mail> platform-owner`. If no second owner can decide, use `ante staff restore-owner`.',
            { code: 'already_exists' },
          )
        const { staffId, name: by } = operator.person.actor
        if (owners.length > 0 && !owners.some(({ id, state }) => id === staffId && state === 'active'))
          throw new CommandFailed('Only an owner creates the second one.', { code: 'permission_denied' })
        await notifyOwners(ports, tx, {
          subject: `Platform owner ${mail} created`,
          lines: [`${by} created the second platform owner ${mail}.`],
        })
        const account = await invite(ports, tx, { mail, displayName, merchantCode: null, invitedBy: staffId })
        const role = await roleNamed(tx, null, OWNER)
        await addGrant(tx, { staffId: account.id, role, grantedBy: operator.actor, now: ports.clock.now() })
        // The first owner may be invited before mails can be sent, so the command prints a link, which replaces the
        // mailed one.
        const token = await mailInvitation(ports, tx, account)
        await auditOf(operator, null)(tx, { action: 'staff.account.create-owner', object: `staff:${mail}` })
        return invitation(ports.consoleOrigin, mail, token)
      }),
    )
  },
}

/** Turns `ActionProblem` into the failure of a command. */
async function problemAsFailure<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await asCommand(work)
  } catch (error) {
    if (error instanceof ActionProblem)
      throw new CommandFailed(problemSentence(error.problem), { code: 'change_invalid' })
    throw error
  }
}

export const recoverOwner: Command = {
  action: 'restore-owner',
  summary: 'Restores or replaces an owner if no two others can decide; notifies all owners and waits 24 hours',
  parameters: [mailParameter, nameParameter],
  options: { reason },
  examples: ['ben@ante.example "Ben Reyes" --reason "Lost both devices, ticket 4711"'],
  run: async (operator, { positional: { mail: word, name: displayName = '' }, options }) => {
    const [mail, text] = [mailIn(word), reasonIn(options)]
    const ports = await portsOf(operator)
    const recovery = { mail, displayName, reason: text, by: operator.person.actor.name }
    const { effectiveAt, token } = await problemAsFailure(() =>
      inTransaction(ports.db, (tx) => requestOwnerRecovery(ports, tx, recovery, auditOf(operator, null))),
    )
    if (token !== null) return invitation(ports.consoleOrigin, mail, token)
    const at = effectiveAt.toISOString()
    return { kind: 'text', text: `All owners are notified. At ${at} an invitation is mailed to ${mail}.` }
  },
}

export const cancelRecovery: Command = {
  action: 'cancel-recovery',
  summary: 'Stops the recovery of an owner that still waits',
  parameters: [mailParameter],
  options: { reason },
  examples: ['ben@ante.example --reason "Not requested by an owner"'],
  run: async (operator, { positional: { mail: word }, options }) => {
    const [mail, text] = [mailIn(word), reasonIn(options)]
    const ports = await portsOf(operator)
    const cancelled = { mail, reason: text, by: operator.person.actor.name }
    await problemAsFailure(() =>
      inTransaction(ports.db, (tx) => cancelOwnerRecovery(ports, tx, cancelled, auditOf(operator, null))),
    )
    return { kind: 'text', text: `The recovery of ${mail} is cancelled.` }
  },
}
