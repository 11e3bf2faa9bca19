import { FEEDBACK_LONGEST, FeedbackState } from '@ante/contract/support/feedback.ts'
import { pictureAddress } from '@ante/contract/support/pictures.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import {
  answerFeedback,
  answersTo,
  closeFeedback,
  IllegalFeedbackState,
  lockedFeedback,
  noteRead,
  putSettings,
  settingsOf,
} from '../public.ts'
import type { FeedbackRow } from '../public.ts'
import { change, writeDown } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator, Subject } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { merchantCodesNamed } from '../../operator/kit/merchant-named.ts'
import { nowBy } from '../../operator/kit/now.ts'
import { parseNumber, saidTo } from './support-fields.ts'

const MOST_SHOWN = 200
const SEEN = 'The member sees it at once.'
const number = { name: 'number', about: 'the feedback’s number, which `ante feedback list` shows' }

const list: Command = {
  action: 'list',
  summary: 'Shows the feedback that waits for an answer, the oldest first',
  parameters: [anyMerchant],
  options: { state: { value: 'state', about: `of this state: ${FeedbackState.options.join(', ')}` } },
  examples: ['', 'aurora --state ANSWERED'],
  run: async ({ db }, { words, options: { state } }) => {
    const merchants = await merchantCodesNamed(db, words['merchant'])
    const rows = await db
      .selectFrom('support_feedback')
      .innerJoin('member', 'member.id', 'support_feedback.member_id')
      .selectAll('support_feedback')
      .select('member.account')
      .where('support_feedback.merchant_code', 'in', merchants)
      .where('state', 'in', state === undefined ? ['SENT', 'READ'] : [stateNamed(state)])
      .orderBy('support_feedback.id')
      .limit(MOST_SHOWN)
      .execute()
    return {
      kind: 'list',
      columns: ['number', 'merchant', 'member', 'kind', 'state', 'since', 'pictures', 'text'],
      empty: 'No feedback waits for you.',
      rows: rows.map((row) => ({
        number: String(row.id),
        merchant: row.merchant_code,
        member: row.account,
        kind: row.kind,
        state: row.state,
        since: row.sent_at,
        pictures: row.pictures.length,
        text: row.content,
      })),
    }
  },
}

function stateNamed(name: string): FeedbackState {
  const known = FeedbackState.safeParse(name.toUpperCase())
  if (known.success) return known.data
  throw new UsageError(`There is no state ${name}. There are: ${FeedbackState.options.join(', ')}.`)
}

const show: Command = {
  action: 'show',
  summary: 'Shows a feedback whole, with its pictures and answers; its member sees that it is read',
  parameters: [number],
  run: (operator, { words }) =>
    onFeedback(operator, words['number'], async (tx, feedback) => {
      await noteRead(tx, feedback)
      const answers = (await answersTo(tx, [feedback.id])).get(feedback.id) ?? []
      const rows = [
        { at: feedback.sent_at, who: 'member', text: feedback.content },
        ...feedback.pictures.map((name) => ({
          at: feedback.sent_at,
          who: 'member',
          text: pictureAddress(name),
        })),
        ...answers.map(({ at, who, text }) => ({ at, who, text })),
      ]
      return { kind: 'list', columns: ['at', 'who', 'text'], rows, empty: '' }
    }),
}

const answer: Command = {
  action: 'answer',
  summary: 'Answers a feedback; said again, it is added to what was answered',
  parameters: [number, { name: 'words', about: 'the answer', many: true }],
  examples: ['12 "Thank you. It is mended since this morning."'],
  run: (operator, { words, many }) => {
    const text = saidTo(many)
    return onFeedback(operator, words['number'], async (tx, feedback) => {
      const changed = await answerFeedback(tx, feedback, { who: operator.who, text, at: await nowBy(tx) })
      return decided(tx, operator, { command: 'feedback answer', feedback, changed, after: text })
    })
  },
}

const close: Command = {
  action: 'close',
  summary: 'Puts a feedback away: it is read, and needs no further answer',
  parameters: [number],
  examples: ['12'],
  run: (operator, { words }) =>
    onFeedback(operator, words['number'], async (tx, feedback) => {
      const changed = await closeFeedback(tx, feedback)
      return decided(tx, operator, { command: 'feedback close', feedback, changed, after: 'CLOSED' })
    }),
}

const limits: Command = {
  action: 'limits',
  summary: 'Says how many characters a feedback has',
  parameters: [
    merchantParameter,
    { name: 'shortest', about: 'the fewest characters' },
    { name: 'longest', about: `the most, at most ${FEEDBACK_LONGEST}` },
  ],
  examples: ['aurora 10 500'],
  run: (operator, { words: { merchant = '', shortest = '', longest = '' } }) => {
    const [least, most] = [Number(parseNumber(shortest)), Number(parseNumber(longest))]
    if (least < 1 || least > most || most > FEEDBACK_LONGEST) {
      throw new UsageError(`At least 1 character, at most ${FEEDBACK_LONGEST}, and not fewer than the fewest.`)
    }
    const wanted = { merchant, command: 'feedback limits', subject: '', seen: 'What is sent from now on is judged so.' }
    return change(operator, wanted, async (tx) => {
      const { feedbackShortest, feedbackLongest } = await settingsOf(tx, merchant)
      return {
        before: { shortest: feedbackShortest, longest: feedbackLongest },
        after: { shortest: least, longest: most },
        write: () => putSettings(tx, merchant, { feedbackShortest: least, feedbackLongest: most }),
      }
    })
  },
}

async function onFeedback<Outcome>(
  { db }: Operator,
  said: string | undefined,
  act: (tx: Db, feedback: FeedbackRow) => Promise<Outcome>,
): Promise<Outcome> {
  const id = parseNumber(said ?? '')
  try {
    return await inTransaction(db, async (tx) => {
      const feedback = await lockedFeedback(tx, id)
      if (!feedback) throw new NotDone(`There is no feedback ${id}. \`ante feedback list\` shows what waits.`)
      return act(tx, feedback)
    })
  } catch (error) {
    if (error instanceof IllegalFeedbackState) throw new NotDone(`ILLEGAL_STATE: ${error.message}.`)
    throw error
  }
}

interface Decided {
  command: string
  feedback: FeedbackRow
  changed: boolean
  after: string
}

async function decided(tx: Db, { who }: Operator, { command, feedback, changed, after }: Decided): Promise<Changed> {
  const { merchant_code: merchant, state: before } = feedback
  const done = { command, subject: String(feedback.id), before, after }
  if (changed) await writeDown(tx, { who, merchant_code: merchant, vendor: null, ...done })
  return { kind: 'change', changed, merchant, ...done, seen: SEEN }
}

export const feedback: Subject = {
  name: 'feedback',
  about: 'what members say of the site, and your answers',
  commands: [list, show, answer, close, limits],
}
