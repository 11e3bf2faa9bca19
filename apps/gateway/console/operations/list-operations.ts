import type { listOperations as listEndpoint, Operation, OperationAction } from '@ante/contract/console/operations.ts'
import { readSubject as readEndpoint } from '@ante/contract/console/operations.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import type { Subject } from '../../operator/kit/command.ts'
import { areas } from '../../operator/subjects.ts'
import { rightIn } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { fieldsOf } from './fields.ts'
import type { PageSite } from './fields.ts'
import { commandsOf, isAt } from './named-command.ts'
import type { NamedCommand } from './named-command.ts'
import { sentenceCase } from './sentence-case.ts'

const refuse = refusalsOf(readEndpoint)

/** Rights and merchant of a page. */
export type PageOf = Pick<StaffContext, 'held' | 'merchantCode'>

/** Whether the caller may run a command for the page's merchant, or open the screen that has it. */
export const isOffered = (named: NamedCommand, { held, merchantCode }: PageOf): boolean =>
  isAt(named, merchantCode) && rightIn(held, named.access.permission, 'apply') !== undefined

/** Returns the operations that the caller may use, by area and subject. */
export function listOperations(page: PageOf): OutputOf<typeof listEndpoint> {
  const offered = areas.map(({ title, subjects }) => ({
    title,
    subjects: subjects
      .map((subject) => ({ ...headOf(subject), actions: offeredIn(subject, page).map(actionOf) }))
      .filter(({ actions }) => actions.length > 0),
  }))
  return { areas: offered.filter(({ subjects }) => subjects.length > 0) }
}

/** Returns the operations of a subject with the fields of their forms. */
export function readSubject(ports: ScreenPorts, name: string, page: PageOf): OutputOf<typeof readEndpoint> {
  const subject = areas.flatMap(({ subjects }) => subjects).find((one) => one.name === name)
  const offered = subject ? offeredIn(subject, page) : []
  if (!subject || offered.length === 0) throw refuse('operation.not.found')
  const site = siteOf(ports, page)
  return { ...headOf(subject), operations: offered.map((named) => operationOf(named, site)) }
}

const headOf = ({ name, title = sentenceCase(name), about }: Subject) => ({ name, title, about })

const offeredIn = (subject: Subject, page: PageOf): NamedCommand[] =>
  commandsOf(subject).filter((named) => isListed(named) && isOffered(named, page))

const isListed = ({ place: { kind } }: NamedCommand): boolean => kind === 'page' || kind === 'screen'

const actionOf = ({ command: { action, summary }, access, place }: NamedCommand): OperationAction => ({
  action,
  title: sentenceCase(action),
  summary,
  kind: access.isRead ? 'read' : 'change',
  screen: place.kind === 'screen' ? place.screen : null,
})

const operationOf = (named: NamedCommand, site: PageSite | null): Operation => ({
  ...actionOf(named),
  isQuick: /^(list|show)(-|$)/.test(named.command.action),
  hasPreview: named.place.kind === 'page' && named.place.isTried,
  fields: named.place.kind === 'page' ? fieldsOf(named, site) : [],
})

function siteOf({ merchants }: ScreenPorts, { merchantCode }: PageOf): PageSite | null {
  if (merchantCode === null) return null
  const { languages } = merchants.of(merchantCode).settings
  return { code: merchantCode, languages }
}
