import { inTransaction } from '../../kit/db.ts'
import type { StaffActor } from '../../kit/staff-context.ts'
import type { Command, Operator, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import {
  checkStaffPassword,
  completeStaffSignIn,
  endSession,
  renewStepUp,
  requireCode,
  staffOfToken,
  writeAudit,
} from '../public.ts'
import { asCommand, portsOf } from './person.ts'

const mailParameter = { name: 'mail', about: 'the mail address of your staff account' }

const start: Command = {
  action: 'start',
  summary: 'Signs you in with your password and a code of your authenticator app; both are typed',
  parameters: [mailParameter],
  examples: ['owner@ante.example'],
  run: async (operator, { positional: { mail = '' } }) => {
    const ports = await portsOf(operator)
    const visitor = { kind: 'cli', ip: null, userAgent: 'ante', requestId: null } as const
    const typed = operator.hiddenLines()[Symbol.asyncIterator]()
    const password = await promptFor(operator, typed, 'Password:')
    const { challenge } = await asCommand(() => checkStaffPassword(ports, { mail, password }, visitor))
    const code = await promptFor(operator, typed, 'Code of your authenticator app:')
    const opened = await asCommand(() => completeStaffSignIn(ports, { challenge, code: code.trim() }, visitor))
    await operator.storeSession(opened.token)
    const former = opened.endedFormer ? ' Your other session has ended.' : ''
    const ends = 'The sign-in ends after 15 minutes without a command, and after 12 hours.'
    return { kind: 'text', text: `You are signed in as ${mail}.${former} ${ends}` }
  },
}

async function promptFor(operator: Operator, typed: AsyncIterator<string>, prompt: string): Promise<string> {
  operator.prompt(prompt)
  const line = await typed.next()
  if (line.done) throw new CommandFailed('No input was entered.')
  return line.value
}

/** Asks for a code of the authenticator app, and returns it. */
export const askCode = (operator: Operator): Promise<string> =>
  promptFor(operator, operator.hiddenLines()[Symbol.asyncIterator](), 'Code of your authenticator app:')

/** Renews the second factor of a session of the CLI. Throws `CommandFailed` for a wrong code. */
export async function renewByCode(operator: Operator, staff: StaffActor, code: string): Promise<void> {
  const { staffId, sessionId, name } = staff
  if (staffId === null || sessionId === null) return
  const ports = await portsOf(operator)
  const visitor = { kind: 'cli', ip: null, userAgent: 'ante', requestId: null } as const
  await asCommand(() => requireCode(ports, { staffId, code: code.trim(), visitor }))
  await inTransaction(ports.db, async (tx) => {
    await renewStepUp(tx, sessionId, ports.clock.now())
    const record = { action: 'staff.session.step-up', object: `staff:${name}`, merchantCode: null }
    await writeAudit(tx, staff, { ...record, after: { method: 'code' } })
  })
}

const confirm: Command = {
  action: 'confirm',
  summary: 'Renews your second factor, which money, keys and roles need, with a code',
  parameters: [],
  examples: [''],
  run: async (operator) => {
    const { db, clock } = await portsOf(operator)
    const token = await operator.storedSession()
    const staff = token === null ? null : await staffOfToken(db, token, clock.now())
    if (!staff) throw new CommandFailed('Sign in with `ante login`.', { code: 'sign_in_required' })
    await renewByCode(operator, staff, await askCode(operator))
    return { kind: 'text', text: 'Confirmed for five minutes.' }
  },
}

const end: Command = {
  action: 'end',
  summary: 'Signs you out',
  parameters: [],
  examples: [''],
  run: async (operator) => {
    const { db, clock } = await portsOf(operator)
    const token = await operator.storedSession()
    const staff = token === null ? null : await staffOfToken(db, token, clock.now())
    if (staff?.sessionId) await endSession(db, staff.sessionId, 'signed_out', clock.now())
    await operator.storeSession(null)
    return { kind: 'text', text: staff ? 'You are signed out.' : 'You were not signed in.' }
  },
}

export const login: Subject = {
  name: 'login',
  about: 'your sign-in as staff',
  commands: [start, confirm, end],
  defaultAction: 'start',
}
