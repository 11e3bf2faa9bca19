import { writeAudit } from '../staff/public.ts'
import { accessOf } from './kit/command-access.ts'
import { merchantOfCommand } from './kit/command-merchant.ts'
import { runAs } from './kit/command-person.ts'
import type { CommandPerson } from './kit/command-person.ts'
import type { Command, CommandArguments, Operator, Result } from './kit/command.ts'
import { CommandFailed } from './kit/failures.ts'
import { logRefusedCommand } from './sign-in.ts'

interface RunBy {
  /** `flags update` */
  name: string
  command: Command
  args: CommandArguments
  person: CommandPerson
}

/**
 * Runs a command in the name of a person, on the command line or for a page of the console. Writes the entries of the
 * audit log about a refusal for lack of a permission, and about a read of personal data.
 */
export async function runCommand(operator: Operator, run: RunBy): Promise<Result> {
  const { command, args, person } = run
  const result = await runAs(person, () => command.run(operator, args)).catch((error: unknown) =>
    recordRefusal(operator, run, error),
  )
  await recordRead(operator, run)
  return result
}

/**
 * Logs a refusal for lack of a permission, because its entry was rolled back with the change. The console logs the
 * refusals of its calls itself.
 */
async function recordRefusal({ db }: Operator, { name, args, person }: RunBy, error: unknown): Promise<never> {
  const isDenied = error instanceof CommandFailed && JSON.stringify(error.details) === '{"code":"permission_denied"}'
  const merchantCode = args.positional['merchant'] ?? null
  if (isDenied && !person.page) await logRefusedCommand(db, person, { name, merchantCode, code: 'permission.denied' })
  throw error
}

async function recordRead({ db }: Operator, { name, command, args, person }: RunBy): Promise<void> {
  const [subject = '', action = ''] = name.split(' ')
  if (!accessOf(subject, action)?.isPersonal) return
  const merchantCode = (await merchantOfCommand(() => db, command, args)) ?? null
  const after = { ...args.positional, ...args.options }
  await writeAudit(db, person.actor, { action: name, object: 'command', merchantCode, after, result: 'read' })
}
