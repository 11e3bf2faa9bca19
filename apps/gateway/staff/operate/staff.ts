import { randomUUID } from 'node:crypto'

import { inTransaction } from '../../kit/db.ts'
import type { Command, Operator, Parameter, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import {
  accountByMail,
  accountOfScope,
  changeState,
  invite,
  managedAccount,
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
import { mailIn, mailParameter, nameParameter, reason, reasonIn } from './words.ts'
import { cancelRecovery, createOwner, recoverOwner } from './owners.ts'

const MAX_LISTED = 100

const roleParameter: Parameter = { name: 'role', about: 'the code of the role, for example finance' }

const list: Command = {
  action: 'list',
  summary: 'Lists staff accounts with their roles, newest first',
  parameters: [{ ...platformOrMerchant, optional: true }],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional: { merchant } }) => {
    const { accounts } = await staffPage(db, merchantOf(merchant), { size: MAX_LISTED })
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
      const by = operator.person.actor.name
      await revoke(ports, { account, role, by, reason: text, audit: auditOf(operator, merchantCode) })
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
      const by = operator.person.actor
      await changeState(ports, account, { state, reason: text, by, audit: auditOf(operator, merchantCode) })
    })
    return { kind: 'text', text: `${mailIn(mail)} ${done}.` }
  },
})

async function accountNamed({ db }: Operator, mail: string | undefined) {
  const account = await accountByMail(db, mailIn(mail))
  if (!account) throw new CommandFailed('There is no such account.', { code: 'staff_account_not_found' })
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
    recoverOwner,
    cancelRecovery,
    inviteStaff,
    requestRole,
    withdrawRole,
    stateCommand('block', 'locked', { summary: 'Locks an account and ends its session', done: 'is locked' }),
    stateCommand('unlock', 'active', { summary: 'Unlocks a locked account', done: 'may sign in again' }),
    stateCommand('close', 'left', { summary: 'Closes an account for good', done: 'has left' }),
  ],
}
