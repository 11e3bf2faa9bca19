import type { Db } from '../kit/db.ts'
import type { StaffActor } from '../kit/staff-context.ts'
import {
  grantedRights,
  hasOwner,
  isSteppedUp,
  staffOfToken,
  systemOperator,
  usedRights,
  writeAudit,
} from '../staff/public.ts'
import { accessOf } from './kit/command-access.ts'
import type { CommandAccess } from './kit/command-access.ts'
import { merchantOfCommand } from './kit/command-merchant.ts'
import { permissionDenied, SIGN_IN } from './kit/command-person.ts'
import type { CommandPerson } from './kit/command-person.ts'
import type { Command, CommandArguments } from './kit/command.ts'
import { CommandFailed } from './kit/failures.ts'
import { databaseNow } from './kit/now.ts'

export interface RequestedCommand {
  /** `flags update` */
  name: string
  command: Command
  args: CommandArguments
  user: string
  /** Reads the token of `ante login`; null without one. */
  token(): Promise<string | null>
  db(): Db
  /** Renews the second factor by `--code`, or by a code that the person types; false if neither is possible. */
  stepUp(actor: StaffActor): Promise<boolean>
}

/**
 * Returns the person who runs a command: signed-in staff, or the system operator until the first owner exists. Throws
 * `CommandFailed` without a sign-in or without the permission, and logs the refusal. Returns null for a command that
 * needs no sign-in, without opening the database.
 */
export async function personFor(requested: RequestedCommand): Promise<CommandPerson | null> {
  const [subject = '', action = ''] = requested.name.split(' ')
  const access = accessOf(subject, action)
  if (access === null) return null
  const { permission, checksItself } = access
  const token = access.isOpen && access.isRead ? null : await requested.token()
  if (access.isOpen && token === null) return null
  const actor = await actorOf(requested, token, access)
  const person = { actor, permission, checksItself }
  if (actor.staffId !== null) await requireRight(requested.db(), person, requested)
  if (access.needsStepUp) await requireStepUp(requested, actor)
  return person
}

/** Asks for a code if the second factor is older than five minutes. */
async function requireStepUp(requested: RequestedCommand, actor: StaffActor): Promise<void> {
  const db = requested.db()
  if (await isSteppedUp(db, actor, await databaseNow(db))) return
  if (await requested.stepUp(actor)) return
  throw new CommandFailed(
    'Enter a code of your authenticator app: add `--code 123456`, or run `ante login confirm` first.',
    { code: 'step_up_required' },
  )
}

async function actorOf(
  { db, user }: RequestedCommand,
  token: string | null,
  { isOpen }: CommandAccess,
): Promise<StaffActor> {
  const staff = token === null ? null : await staffOfToken(db(), token, await databaseNow(db()))
  if (staff) return staff
  if (isOpen || !(await hasOwner(db()))) return systemOperator(user)
  throw new CommandFailed('Sign in with `ante login`.', SIGN_IN)
}

/**
 * Checks the right for the merchant of the command's arguments. If the arguments determine no merchant, the transaction
 * of the change checks it.
 */
async function requireRight(db: Db, person: CommandPerson, requested: RequestedCommand): Promise<void> {
  const { name, command, args } = requested
  const { actor, permission, checksItself } = person
  if (checksItself || actor.staffId === null) return
  const found = await merchantOfCommand(() => db, command, args)
  const isChange = permission.endsWith('.update')
  if (found === undefined && isChange) return
  const merchantCode = found ?? null
  if (usedRights({ permission }, await grantedRights(db, actor.staffId, merchantCode)).length > 0) return
  await logRefusedCommand(db, person, { name, merchantCode, code: 'permission.denied' })
  throw permissionDenied(permission, merchantCode)
}

/** Logs a refused command, after its transaction was rolled back. */
export async function logRefusedCommand(
  db: Db,
  { actor }: CommandPerson,
  { name, merchantCode, code }: { name: string; merchantCode: string | null; code: string },
): Promise<void> {
  const known =
    merchantCode === null
      ? undefined
      : await db.selectFrom('merchant').select('code').where('code', '=', merchantCode).executeTakeFirst()
  const record = { action: name, object: 'command', merchantCode: known?.code ?? null }
  await writeAudit(db, actor, { ...record, result: 'refused', refusal: code })
}
