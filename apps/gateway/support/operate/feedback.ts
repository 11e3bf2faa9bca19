import { MAX_FEEDBACK_LENGTH, FeedbackState } from '@ante/contract/support/feedback.ts'
import { pictureAddress } from '@ante/contract/support/pictures.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import {
  answerFeedback,
  answersTo,
  closeFeedback,
  IllegalFeedbackState,
  lockedFeedback,
  recordRead,
  putSettings,
  settingsOf,
} from '../public.ts'
import type { FeedbackRow } from '../public.ts'
import { change, logChange } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator, Parameter, Subject } from '../../operator/kit/command.ts'
import { illegalState, CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'
import { merchantOfNumber } from '../../operator/kit/merchant-of-record.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { parseNumber, messageOf } from './support-fields.ts'

const MAX_SHOWN = 200
const EFFECT = 'The member sees it immediately.'
const number: Parameter = {
  name: 'number',
  about: 'the feedback’s number in `ante feedback list`',
  merchantOf: merchantOfNumber('support_feedback'),
}

const list: Command = {
  action: 'list',
  summary: 'Lists feedback that awaits an answer, oldest first',
  parameters: [anyMerchant],
  options: {
    state: { value: 'state', about: `state: ${FeedbackState.options.join(', ')}`, choices: FeedbackState.options },
  },
  examples: ['', 'aurora --state ANSWERED'],
  run: async ({ db }, { positional, options: { state } }) => {
    const merchants = await requireMerchantCodes(db, positional['merchant'])
    const rows = await db
      .selectFrom('support_feedback')
      .innerJoin('member', 'member.id', 'support_feedback.member_id')
      .selectAll('support_feedback')
      .select('member.account')
      .where('support_feedback.merchant_code', 'in', merchants)
      .where('state', 'in', state === undefined ? ['SENT', 'READ'] : [parseState(state)])
      .orderBy('support_feedback.id')
      .limit(MAX_SHOWN)
      .execute()
    return {
      kind: 'list',
      columns: ['number', 'merchant', 'member', 'state', 'sent', 'text'],
      empty: 'No feedback awaits an answer.',
      rows: rows.map((row) => ({
        number: String(row.id),
        merchant: row.merchant_code,
        member: row.account,
        kind: row.kind,
        state: row.state,
        sent: row.sent_at,
        pictures: row.pictures.length,
        text: row.content,
      })),
    }
  },
}

function parseState(name: string): FeedbackState {
  const parsed = FeedbackState.safeParse(name.toUpperCase())
  if (parsed.success) return parsed.data
  throw new UsageError(`There is no state ${name}. There are: ${FeedbackState.options.join(', ')}.`)
}

const show: Command = {
  action: 'show',
  summary: 'Shows feedback with its pictures and answers, and marks it as read',
  parameters: [number],
  examples: ['12'],
  run: (operator, { positional }) =>
    changeFeedback(operator, positional['number'], async (tx, feedback) => {
      await recordRead(tx, feedback)
      const answers = (await answersTo(tx, [feedback.id])).get(feedback.id) ?? []
      const rows = [
        { at: feedback.sent_at, sender: 'member', text: feedback.content },
        ...feedback.pictures.map((name) => ({
          at: feedback.sent_at,
          sender: 'member',
          text: pictureAddress(name),
        })),
        ...answers.map(({ at, actor, text }) => ({ at, sender: actor, text })),
      ]
      return { kind: 'list', columns: ['at', 'sender', 'text'], rows, empty: '' }
    }),
}

const answer: Command = {
  action: 'answer',
  summary: 'Answers feedback; further answers are added',
  parameters: [number, { name: 'text', about: 'the answer', many: true }],
  examples: ['12 "Thank you. This has been fixed."'],
  run: (operator, { positional, many }) => {
    const text = messageOf(many)
    return changeFeedback(operator, positional['number'], async (tx, feedback) => {
      const changed = await answerFeedback(tx, feedback, { actor: operator.actor, text, at: await databaseNow(tx) })
      return decided(tx, operator, { command: 'feedback answer', feedback, changed, after: text })
    })
  },
}

const close: Command = {
  action: 'close',
  summary: 'Closes feedback that needs no further answer',
  parameters: [number],
  examples: ['12'],
  run: (operator, { positional }) =>
    changeFeedback(operator, positional['number'], async (tx, feedback) => {
      const changed = await closeFeedback(tx, feedback)
      return decided(tx, operator, { command: 'feedback close', feedback, changed, after: 'CLOSED' })
    }),
}

const limits: Command = {
  action: 'update-limits',
  summary: 'Updates the minimum and maximum length of feedback',
  parameters: [
    merchantParameter,
    { name: 'minimum', about: 'minimum number of characters' },
    { name: 'maximum', about: `maximum number of characters, up to ${MAX_FEEDBACK_LENGTH}` },
  ],
  examples: ['aurora 10 500'],
  run: (operator, { positional: { merchant = '', minimum = '', maximum = '' } }) => {
    const [min, max] = [Number(parseNumber(minimum)), Number(parseNumber(maximum))]
    if (min < 1 || min > max || max > MAX_FEEDBACK_LENGTH) {
      throw new UsageError(`Invalid limits: use 1 to ${MAX_FEEDBACK_LENGTH} characters, with the minimum first.`)
    }
    const commandChange = {
      merchant,
      command: 'feedback update-limits',
      subject: '',
      effect: 'Applies to feedback sent from now on.',
    }
    return change(operator, commandChange, async (tx) => {
      const { feedbackShortest, feedbackLongest } = await settingsOf(tx, merchant)
      return {
        before: { minimum: feedbackShortest, maximum: feedbackLongest },
        after: { minimum: min, maximum: max },
        write: () => putSettings(tx, merchant, { feedbackShortest: min, feedbackLongest: max }),
      }
    })
  },
}

async function changeFeedback<Outcome>(
  { db }: Operator,
  text: string | undefined,
  act: (tx: Db, feedback: FeedbackRow) => Promise<Outcome>,
): Promise<Outcome> {
  const id = parseNumber(text ?? '')
  try {
    return await inTransaction(db, async (tx) => {
      const feedback = await lockedFeedback(tx, id)
      if (!feedback)
        throw new CommandFailed(
          `There is no feedback ${id}. \`ante feedback list\` shows feedback that awaits an answer.`,
        )
      return act(tx, feedback)
    })
  } catch (error) {
    if (error instanceof IllegalFeedbackState) throw new CommandFailed(`ILLEGAL_STATE: ${error.message}.`, illegalState)
    throw error
  }
}

interface Decided {
  command: string
  feedback: FeedbackRow
  changed: boolean
  after: string
}

async function decided(tx: Db, { actor }: Operator, { command, feedback, changed, after }: Decided): Promise<Changed> {
  const { merchant_code: merchant, state: before } = feedback
  const done = { command, subject: String(feedback.id), before, after }
  if (changed) await logChange(tx, { actor, merchant_code: merchant, vendor: null, ...done })
  return { kind: 'change', changed, merchant, ...done, effect: EFFECT }
}

export const feedback: Subject = {
  name: 'feedback',
  about: 'members’ feedback and its answers',
  commands: [list, show, answer, close, limits],
}
