import { areas } from '../../operator/subjects.ts'
import { accessOf } from '../../operator/kit/command-access.ts'
import type { CommandAccess } from '../../operator/kit/command-access.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { placeOf } from './places.ts'
import type { Place } from './places.ts'

/** A command of the operator CLI with its place in the console. */
export interface NamedCommand {
  subject: Subject
  command: Command
  access: CommandAccess
  place: Place
}

/** Returns a command that has a place in the console; undefined for any other name. */
export function commandNamed(subjectName: string, action: string): NamedCommand | undefined {
  const subject = areas.flatMap(({ subjects }) => subjects).find(({ name }) => name === subjectName)
  const command = subject?.commands.find((one) => one.action === action)
  const place = placeOf(subjectName, action)
  const access = accessOf(subjectName, action)
  return subject && command && place && access ? { subject, command, access, place } : undefined
}

/** Returns the commands of a subject that have a place in the console. */
export const commandsOf = ({ name, commands }: Subject): NamedCommand[] =>
  commands.flatMap(({ action }) => commandNamed(name, action) ?? [])

const OWNER = 'merchant|vendor'

/** Whether pages of a merchant have the command, or only those of the platform. */
export function isOfMerchant({ command, access }: NamedCommand): boolean {
  const { parameters, options = {} } = command
  const isNamed = parameters.some(({ name, merchantOf }) => name === 'merchant' || name === OWNER || merchantOf)
  // The option of a change names one of the merchants of a record of the platform.
  return isNamed || (access.isRead && 'merchant' in options)
}

/** Whether pages of the platform have the command: all but those of one merchant. */
export const isOfPlatform = ({ command: { parameters } }: NamedCommand): boolean =>
  !parameters.some(({ name, optional = false }) => name === 'merchant' && !optional)

interface FieldName {
  name: string
  isOption: boolean
}

/** Whether a field names the merchant, which is that of the page. */
export const isMerchantField = ({ access }: NamedCommand, { name, isOption }: FieldName): boolean =>
  isOption ? name === 'merchant' && access.isRead : name === 'merchant' || name === OWNER

/** Returns the value of a field that no form has: the page's merchant, and the place of saved files. */
export function fixedValue(named: NamedCommand, field: FieldName, merchantCode: string | null): string | undefined {
  if (isMerchantField(named, field)) return merchantCode ?? undefined
  const isSaved = /^save(-|$)/.test(named.command.action) && !field.isOption
  return isSaved && (field.name === 'folder' || field.name === 'file') ? 'download' : undefined
}

/** Whether a page of this merchant (null: the platform) has the command. */
export const isAt = (named: NamedCommand, merchantCode: string | null): boolean =>
  merchantCode === null ? isOfPlatform(named) : isOfMerchant(named)
