import {
  checkResult,
  checkReversal,
  checkVoid,
  holdIssue,
  issueSteps,
  latestIssues,
  IssueNotChanged,
  writeResult,
  writeReversal,
  writeVoid,
} from '../public.ts'
import type { HeldIssue, IssueProblem } from '../public.ts'
import type { Db } from '../../kit/db.ts'
import { change } from '../../operator/kit/change.ts'
import type { Plan } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { gameNamed, gameParameter } from './lottery-games.ts'
import { nowBy } from '../../operator/kit/now.ts'

const numeroParameter = { name: 'numero', about: 'the issue, for example 20260120-0456 or 20260120' }
const issueParameters = [merchantParameter, gameParameter, numeroParameter]
const reasonOption = { reason: { value: 'text', about: 'why, for whoever asks later' } }
const LONGEST_REASON = 200

export const issues: Command = {
  action: 'issues',
  summary: 'Shows a game’s latest issues that were drawn or bet on, and those that wait for a result',
  parameters: [merchantParameter, gameParameter],
  options: { awaited: { about: 'only those whose time has come and that have no result' } },
  examples: ['aurora MAS4D --awaited'],
  run: async ({ db }, { words: { merchant = '', game: code = '' }, options }) => {
    const game = await gameNamed(db, merchant, code)
    const rows = await latestIssues(db, { gameId: game.id, awaitedAt: 'awaited' in options ? await nowBy(db) : null })
    const columns = ['numero', 'status', 'drawn at', 'result']
    return {
      kind: 'list',
      columns,
      rows: rows.map(({ numero, status, drawAt, result }) => ({
        numero,
        status,
        'drawn at': drawAt,
        result: result === null ? '' : JSON.stringify(result),
      })),
      empty: 'Nothing was drawn or bet on.',
    }
  },
}

export const show: Command = {
  action: 'show',
  summary: 'Shows what was done to an issue by hand, and what was called off, the first first',
  parameters: issueParameters,
  run: async ({ db }, { words: { merchant = '', game = '', numero = '' } }) => {
    const rows = await issueSteps(db, { merchantCode: merchant, code: game, numero })
    const columns = ['at', 'from', 'to', 'result', 'who', 'reason']
    return { kind: 'list', columns, rows, empty: 'Nothing was done to it by hand.' }
  },
}

export const result: Command = {
  action: 'result',
  summary: 'Enters what was drawn outside, or the right result in place of one that was taken back',
  parameters: [
    ...issueParameters,
    { name: 'result', about: 'as “1 2 3 4 5”, or as JSON where it has prizes', many: true },
  ],
  options: reasonOption,
  examples: ['aurora HK6 20260120 3 17 22 25 40 41 8', `aurora LAODAY 20260120 '[1,2,3,4]'`],
  run: (operator, { words, many, options }) => {
    const wanted = parseResult(many)
    return changeIssue(operator, 'result', { words, options }, (issue, at) => {
      checkResult(issue, wanted, at)
      return { after: { status: 'DRAWN', result: wanted }, isSo: issue.result !== null, write: writeResultOf(wanted) }
    })
  },
}

export const voidIssue: Command = {
  action: 'void',
  summary: 'Calls an issue off that has no result: all that was bet on it comes back',
  parameters: issueParameters,
  options: reasonOption,
  examples: ['aurora MAS4D 20260121 --reason "the draw was cancelled"'],
  run: (operator, { words, options }) =>
    changeIssue(operator, 'void', { words, options }, (issue) => {
      checkVoid(issue)
      return { after: { status: 'VOID', result: null }, isSo: issue.status === 'VOID', write: writeVoid }
    }),
}

export const reverse: Command = {
  action: 'reverse',
  summary: 'Takes a wrong result back, and what it paid; enter the right one afterwards',
  parameters: issueParameters,
  options: reasonOption,
  examples: ['aurora HK6 20260120 --reason "two numbers were swapped"'],
  run: (operator, { words, options }) =>
    changeIssue(operator, 'reverse', { words, options }, (issue) => {
      checkReversal(issue)
      const after = { status: 'RESULT_REVERSED', result: null }
      return { after, isSo: issue.status === 'RESULT_REVERSED', write: writeReversal }
    }),
}

type Writing = typeof writeVoid

const writeResultOf =
  (wanted: unknown): Writing =>
  (tx, issue, byHand) =>
    writeResult(tx, issue, wanted, byHand)

interface IssuePlan {
  after: unknown
  /** Already in that state: nothing is written. */
  isSo: boolean
  write: Writing
}

interface CommandArguments {
  words: Record<string, string>
  options: Record<string, string>
}

function changeIssue(
  operator: Operator,
  action: string,
  { words: { merchant = '', game: code = '', numero = '' }, options: { reason = '' } }: CommandArguments,
  planOf: (issue: HeldIssue, at: Date) => IssuePlan,
): Promise<Changed> {
  if (reason.length > LONGEST_REASON) throw new UsageError(`A reason has up to ${LONGEST_REASON} letters.`)
  const wanted = { merchant, command: `lottery ${action}`, subject: `${code} ${numero}`, seen: SEEN }
  return change(operator, wanted, (tx) =>
    worded({ merchant, code, numero }, () =>
      planFor(tx, { merchant, code, numero }, { who: operator.who, reason }, planOf),
    ),
  )
}

const SEEN = 'Bets on it are settled within a few seconds.'

interface Named {
  merchant: string
  code: string
  numero: string
}

async function planFor(
  tx: Db,
  { merchant, code, numero }: Named,
  byHand: { who: string; reason: string },
  planOf: (issue: HeldIssue, at: Date) => IssuePlan,
): Promise<Plan> {
  const at = await nowBy(tx)
  const issue = await holdIssue(tx, { merchantCode: merchant, code, numero })
  const { after, isSo, write } = planOf(issue, at)
  const before = isSo ? after : { status: issue.status, result: issue.result }
  return { before, after, write: () => write(tx, issue, { ...byHand, at }) }
}

async function worded<Value>(named: Named, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof IssueNotChanged) throw new NotDone(sentences[error.problem](named))
    throw error
  }
}

const sentences: Record<IssueProblem, (named: Named) => string> = {
  'game.unknown': ({ merchant, code }) => `${merchant} has no lottery game ${code}. See lottery list ${merchant}.`,
  'issue.unknown': ({ code, numero }) => `${code} has no issue ${numero}. See lottery issues.`,
  'house.draws': ({ code }) => `${code} is drawn by the house from its day’s secret: no hand enters its results.`,
  'too.early': ({ numero }) => `${numero} is not drawn yet: its time has not come.`,
  'result.malformed': ({ code }) => `That is no result of ${code}: too many numbers or too few, or wrong ones.`,
  'has.result': ({ numero }) => `${numero} has a result. A wrong one is taken back first: see lottery reverse.`,
  'has.no.result': ({ numero }) => `${numero} has no result that could be taken back.`,
  'being.taken.back': ({ numero }) =>
    `What the old result of ${numero} paid is still being taken back: try again soon.`,
  'is.void': ({ numero }) => `${numero} was called off, and what was bet on it came back.`,
}

/** Parses numbers or symbols separated by blanks, or JSON. */
function parseResult(words: string[]): unknown {
  const text = words.join(' ').trim()
  if (!/^[[{]/.test(text)) {
    return text.split(/[\s,;]+/).map((word) => (/^\d+$/.test(word) ? Number(word) : word))
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${text} is no JSON.`)
  }
}
