import { randomUUID } from 'node:crypto'

import { StaffMail } from '@ante/contract/staff/sign-in.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Command, Operator, Parameter, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import {
  addGrant,
  accountByMail,
  accountOfScope,
  changeState,
  invite,
  livingOwners,
  managedAccount,
  mailInvitation,
  OWNER,
  revoke,
  roleNamed,
  staffPage,
  submitChange,
} from '../public.ts'
import {
  asCommand,
  auditOf,
  merchantNamedOrPlatform,
  merchantOf,
  platformOrMerchant,
  portsOf,
  submitterOf,
} from './person.ts'

const OWNERS = 2
const MOST = 100

const mailParameter: Parameter = { name: 'mail', about: 'the mail address, which is the login' }
const nameParameter: Parameter = { name: 'name', about: 'the name that other staff sees' }
const roleParameter: Parameter = { name: 'role', about: 'the code of the role, for example finance' }
const reason = { value: 'text', about: 'why; stored in the audit log' }

function mailIn(word: string | undefined): string {
  const parsed = StaffMail.safeParse(word)
  if (!parsed.success) throw new UsageError(`${word ?? ''} is not a mail address.`)
  return parsed.data
}

const reasonIn = (options: Record<string, string>): string => {
  const text = options['reason']?.trim() ?? ''
  if (text.length < 3) throw new UsageError('--reason is required.')
  return text
}

const list: Command = {
  action: 'list',
  summary: 'Lists staff accounts with their roles, newest first',
  parameters: [{ ...platformOrMerchant, optional: true }],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional: { merchant } }) => {
    const { accounts } = await staffPage(db, merchantOf(merchant), { size: MOST })
    const rows = accounts.map(({ mail, displayName, state, leavesAt, lastSignInAt, roles, samePerson }) => ({
      mail,
      displayName,
      state,
      leavesAt,
      lastSignInAt,
      roles: roles.map((one) => `${one.role} (${one.merchant})`).join(', '),
      otherAccounts: samePerson.join(', '),
    }))
    const columns = ['mail', 'displayName', 'state', 'roles', 'lastSignInAt', 'otherAccounts']
    return { kind: 'list', columns, rows, empty: 'There is no staff. Create an owner with `ante staff create-owner`.' }
  },
}

const createOwner: Command = {
  action: 'create-owner',
  summary: 'Creates a platform owner and prints the invitation; only until there are two',
  parameters: [mailParameter, nameParameter],
  examples: ['owner@ante.example "Ana Cruz"'],
  run: async (operator, { positional: { mail: word, name: displayName = '' } }) => {
    const mail = mailIn(word)
    const ports = await portsOf(operator)
    return asCommand(() =>
      inTransaction(ports.db, async (tx) => {
        const owners = await livingOwners(tx)
        if (owners.length >= OWNERS)
          throw new CommandFailed('There are two owners. Invite staff with `ante staff invite`.', {
            code: 'already_exists',
          })
        const { staffId } = operator.person.actor
        if (owners.length > 0 && (staffId === null || !owners.includes(staffId)))
          throw new CommandFailed('Only an owner creates the second one.', { code: 'permission_denied' })
        const account = await invite(ports, tx, { mail, displayName, merchantCode: null, invitedBy: staffId })
        const role = await roleNamed(tx, null, OWNER)
        await addGrant(tx, { staffId: account.id, role, grantedBy: operator.actor, now: ports.clock.now() })
        // The first owner may be invited before mails can be sent, so the command prints a link, which replaces the
        // mailed one.
        const token = await mailInvitation(ports, tx, account)
        await auditOf(operator, null)(tx, { action: 'staff.account.create-owner', object: `staff:${mail}` })
        const link = `${ports.consoleOrigin}/invitation#${token}`
        return { kind: 'text', text: `${mail} is a platform owner. Open within 24 hours:\n${link}` }
      }),
    )
  },
}

const inviteStaff: Command = {
  action: 'invite',
  summary: 'Creates an account without roles and mails an invitation',
  parameters: [platformOrMerchant, mailParameter, nameParameter],
  examples: ['aurora ben@ante.example "Ben Cruz"'],
  run: async (operator, { positional: { merchant, mail: word, name: displayName = '' } }) => {
    const mail = mailIn(word)
    const merchantCode = await merchantNamedOrPlatform(operator, merchant)
    const ports = await portsOf(operator)
    await asCommand(() =>
      inTransaction(ports.db, async (tx) => {
        const invitedBy = operator.person.actor.staffId
        await invite(ports, tx, { mail, displayName, merchantCode, invitedBy })
        const change = { action: 'staff.account.invite', object: `staff:${mail}`, after: { displayName } } as const
        await auditOf(operator, merchantCode)(tx, change)
      }),
    )
    return { kind: 'text', text: `${mail} is invited. Request roles with \`ante staff request-role\`.` }
  },
}

const requestRole: Command = {
  action: 'request-role',
  summary: 'Requests a role for an account; another person approves it',
  parameters: [platformOrMerchant, mailParameter, roleParameter],
  options: { reason },
  examples: ['aurora ben@ante.example finance --reason "New in the team"'],
  run: async (operator, { positional: { merchant, mail, role = '' }, options }) => {
    const text = reasonIn(options)
    const { id } = await accountAt(operator, merchantOf(merchant), mail)
    const submitter = await submitterOf(operator, merchantOf(merchant))
    const ports = await portsOf(operator)
    const values = { role, account: String(id) }
    const submitted = { action: 'staff.role.grant', values, reason: text, key: randomUUID() } as const
    const { id: change } = await asCommand(() => submitChange(ports, submitted, submitter))
    return { kind: 'text', text: `Change ${change} waits for another person: \`ante approvals approve\`.` }
  },
}

const withdrawRole: Command = {
  action: 'withdraw-role',
  summary: 'Takes a role from an account at once',
  parameters: [platformOrMerchant, mailParameter, roleParameter],
  options: { reason },
  examples: ['aurora ben@ante.example finance --reason "Left the team"'],
  run: async (operator, { positional: { merchant, mail, role: code = '' }, options }) => {
    const text = reasonIn(options)
    const merchantCode = await merchantNamedOrPlatform(operator, merchant)
    const account = await accountAt(operator, merchantCode, mail)
    const ports = await portsOf(operator)
    await asCommand(async () => {
      const role = await inTransaction(ports.db, (tx) => roleNamed(tx, merchantCode, code))
      await revoke(ports, { account, role, reason: text, audit: auditOf(operator, merchantCode) })
    })
    return { kind: 'text', text: `${account.mail} does not have the role ${code} any more.` }
  },
}

/** Returns a command that changes the state of an account. */
const stateCommand = (
  action: string,
  state: 'active' | 'locked' | 'left',
  { summary, done }: { summary: string; done: string },
): Command => ({
  action,
  summary,
  parameters: [platformOrMerchant, mailParameter],
  options: { reason },
  examples: ['aurora ben@ante.example --reason "Long absence"'],
  run: async (operator, { positional: { merchant, mail }, options }) => {
    const text = reasonIn(options)
    const merchantCode = await merchantNamedOrPlatform(operator, merchant)
    const { id } = await accountNamed(operator, mail)
    const ports = await portsOf(operator)
    await asCommand(async () => {
      const account = await managedAccount(ports.db, merchantCode, String(id))
      await changeState(ports, account, { state, reason: text, audit: auditOf(operator, merchantCode) })
    })
    return { kind: 'text', text: `${mailIn(mail)} ${done}.` }
  },
})

async function accountNamed({ db }: Operator, mail: string | undefined) {
  const account = await accountByMail(db, mailIn(mail))
  if (!account) throw new CommandFailed(`There is no account ${mailIn(mail)}.`, { code: 'not_found' })
  return account
}

/** Returns an account that the merchant manages; accounts of other merchants cannot get a role there. */
async function accountAt(operator: Operator, merchantCode: string | null, mail: string | undefined) {
  const { id } = await accountNamed(operator, mail)
  return asCommand(() => accountOfScope(operator.db, merchantCode, String(id)))
}

export const staff: Subject = {
  name: 'staff',
  about: 'staff accounts and their roles',
  commands: [
    list,
    createOwner,
    inviteStaff,
    requestRole,
    withdrawRole,
    stateCommand('block', 'locked', { summary: 'Locks an account and ends its session', done: 'is locked' }),
    stateCommand('unlock', 'active', { summary: 'Unlocks a locked account', done: 'may sign in again' }),
    stateCommand('close', 'left', { summary: 'Closes an account for good', done: 'has left' }),
  ],
}
