import { join } from 'node:path'

import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'

import { unitsOf } from '../../../kit/money.ts'
import type { Db } from '../../../kit/db.ts'
import { Refused } from '../../../kit/refusal.ts'
import {
  applicationsOf,
  approveApplication,
  Exhausted,
  entryStates,
  picturesOf,
  storedPromotions,
  rejectApplication,
} from '../../public.ts'
import type { Application } from '../../public.ts'
import { logChange } from '../../../operator/kit/change.ts'
import { parseAmount } from '../../../cashier/operate/parse-channel.ts'
import { anyMerchant } from '../../../operator/kit/command.ts'
import type { Changed, Command, Operator, Parameter } from '../../../operator/kit/command.ts'
import { isIllegal } from '../../../kit/state-machine/transition-errors.ts'
import { illegalState, CommandFailed, UsageError } from '../../../operator/kit/failures.ts'
import { requireMerchantCodes, requireMerchants } from '../../../operator/kit/require-merchants.ts'
import { merchantOfNumber } from '../../../operator/kit/merchant-of-record.ts'
import { databaseNow } from '../../../operator/kit/now.ts'
import { requirePayable } from '../../../operator/kit/payable.ts'

const DECIDED = 'The member sees it immediately.'
const MAX_REASON_CHARACTERS = 400
const ID = /^\d{1,18}$/
const application: Parameter = {
  name: 'application',
  about: 'the application’s number in `promotions list-applications`',
  merchantOf: merchantOfNumber('promotion_entry'),
}

const listApplications: Command = {
  action: 'list-applications',
  summary: 'Lists applications that await review, oldest first',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchantCodes(db, positional['merchant'])
    const rows = (await applicationsOf(db, { merchants })).map(({ id, since, ...row }) => ({
      ...row,
      application: String(id),
      received: since,
    }))
    const columns = ['application', 'merchant', 'promotion', 'member', 'received', 'pictures', 'comment']
    return { kind: 'list', columns, rows, empty: 'No application awaits review.' }
  },
}

const savePictures: Command = {
  action: 'save-pictures',
  summary: 'Saves the pictures of an application to a folder',
  parameters: [application, { name: 'folder', about: 'target folder; existing files are not overwritten' }],
  examples: ['4711 /tmp/application'],
  run: async ({ db, saveFile }, { positional: { application: number = '', folder = '' } }) => {
    const { id } = await requireApplication(db, number)
    const stored = await picturesOf(db, id)
    if (stored.length === 0) throw new CommandFailed(`Application ${number} has no pictures.`)
    const files = stored.map((content, index) => ({
      content,
      name: join(folder, `application-${id}-${index + 1}.jpg`),
    }))
    for (const file of files) await saveFile(file)
    return { kind: 'list', columns: ['file'], rows: files.map(({ name }) => ({ file: name })), empty: '' }
  },
}

const approve: Command = {
  action: 'approve',
  summary: 'Approves an application: the member can claim the amount',
  parameters: [application],
  options: { amount: { value: 'amount', about: 'reward; default: the amount in the rules' } },
  examples: ['4711 --amount 150'],
  run: async (operator, { positional: { application: number = '' }, options: { amount: input } }) => {
    const found = await requireApplication(operator.db, number)
    const amount = await amountFor(operator.db, found, input)
    return decide(operator, found, { command: 'approve', after: 'issued' }, async (step, also) =>
      approveApplication(operator.db, found.id, { ...step, amount }, also),
    )
  },
}

const reject: Command = {
  action: 'reject',
  summary: 'Rejects an application with a reason shown to the member',
  parameters: [application],
  options: { reason: { value: 'text', about: 'reason shown to the member', isRequired: true } },
  examples: ['4711 --reason "The picture does not show the round’s number."'],
  run: async (operator, { positional: { application: number = '' }, options: { reason: input = '' } }) => {
    const reason = input.trim()
    if (reason === '' || reason.length > MAX_REASON_CHARACTERS)
      throw new UsageError(`Add a --reason of at most ${MAX_REASON_CHARACTERS} characters, shown to the member.`)
    const found = await requireApplication(operator.db, number)
    return decide(operator, found, { command: 'reject', after: 'rejected' }, async (step, also) =>
      rejectApplication(operator.db, found.id, { ...step, reason }, also),
    )
  },
}

async function requireApplication(db: Db, number: string): Promise<Application> {
  const merchants = await requireMerchantCodes(db, undefined)
  const [found] = ID.test(number) ? await applicationsOf(db, { merchants, id: BigInt(number) }) : []
  if (found) return found
  throw new CommandFailed(
    `There is no application ${number}. \`ante promotions list-applications\` shows applications that await review.`,
  )
}

/** Returns the amount to grant: the amount in `text` if the rules permit it, by default the amount of the rules. */
async function amountFor(db: Db, { merchant, promotion }: Application, text: string | undefined): Promise<bigint> {
  const stored = (await storedPromotions(db, merchant)).find(({ code }) => code === promotion)
  const { amount, cap } = promotionRules.MANUAL.parse(stored?.rules)
  if (text === undefined && amount === undefined)
    throw new UsageError('Add an --amount: the rules of this promotion have none.')
  const units = text === undefined ? unitsOf(amount ?? '0') : parseAmount(text)
  const [site] = await requireMerchants(db, merchant)
  if (site) requirePayable(site.currency, [units])
  if (cap !== undefined && units > unitsOf(cap))
    throw new CommandFailed(`The maximum amount of ${promotion} is ${cap}.`)
  return units
}

interface Decided {
  command: string
  after: 'issued' | 'rejected'
}

type Work = (step: { now: Date; actor: string }, also: (tx: Db) => Promise<void>) => Promise<void>

/** Stores a decision and its audit entry in one transaction. */
async function decide(
  { db, actor }: Operator,
  found: Application,
  { command, after }: Decided,
  work: Work,
): Promise<Changed> {
  const { merchant, promotion, member, state: before } = found
  const done = { merchant, command: `promotions ${command}`, subject: `${promotion} of ${member}` }
  const written = { actor, merchant_code: merchant, vendor: null, command: done.command, subject: done.subject }
  try {
    await work({ now: await databaseNow(db), actor }, (tx) =>
      logChange(tx, { ...written, before, after, effect: DECIDED }),
    )
  } catch (error) {
    if (error instanceof Exhausted)
      throw new CommandFailed(`The quota or budget of ${promotion} is exhausted: raise it first.`)
    if (error instanceof Refused && error.code === 'responsible.gaming.excluded')
      throw new CommandFailed(
        `${member} is in a time-out or self-exclusion: approve the application after its end, or reject it.`,
      )
    if (!isIllegal(entryStates, error)) throw error
    throw new CommandFailed(`ILLEGAL_STATE: ${error.message}. The attempt was logged.`, illegalState)
  }
  return { kind: 'change', changed: true, ...done, before, after, effect: DECIDED }
}

export const applications: Command[] = [listApplications, savePictures, approve, reject]
