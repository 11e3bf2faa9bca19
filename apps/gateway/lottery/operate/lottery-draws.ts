import {
  checkResult,
  checkReversal,
  checkVoid,
  lockDraw,
  drawSteps,
  latestDraws,
  DrawNotChanged,
  writeResult,
  writeReversal,
  writeVoid,
} from '../public.ts'
import type { LockedDraw, DrawChangeProblem } from '../public.ts'
import type { Db } from '../../kit/db.ts'
import { change } from '../../operator/kit/change.ts'
import type { Plan } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireGame, gameParameter } from './lottery-games.ts'
import { databaseNow } from '../../operator/kit/now.ts'

const drawParameter = { name: 'draw', about: 'the draw number, for example 20260120-0456 or 20260120' }
const drawParameters = [merchantParameter, gameParameter, drawParameter]
const reasonOption = { reason: { value: 'text', about: 'reason, stored in the log' } }
const MAX_REASON_CHARACTERS = 200

export const listDraws: Command = {
  action: 'list-draws',
  summary: 'Lists a lottery’s latest draws with bets or results, and draws that await a result',
  parameters: [merchantParameter, gameParameter],
  options: { awaiting: { about: 'only draws whose draw time has passed and that have no result' } },
  examples: ['aurora MAS4D', 'aurora MAS4D --awaiting'],
  run: async ({ db }, { positional: { merchant = '', game: code = '' }, options }) => {
    const game = await requireGame(db, merchant, code)
    const rows = await latestDraws(db, {
      gameId: game.id,
      awaitedAt: 'awaiting' in options ? await databaseNow(db) : null,
    })
    const columns = ['draw', 'status', 'drawAt', 'result']
    return {
      kind: 'list',
      columns,
      rows: rows.map(({ drawNumber, status, drawAt, result }) => ({
        draw: drawNumber,
        status,
        drawAt,
        result: result === null ? '' : JSON.stringify(result),
      })),
      empty: 'There are no draws with bets or results.',
    }
  },
}

export const showDraw: Command = {
  action: 'show-draw',
  summary: 'Lists operator actions on a draw, oldest first',
  parameters: drawParameters,
  examples: ['aurora HK6 20260120'],
  run: async ({ db }, { positional: { merchant = '', game = '', draw: drawNumber = '' } }) => {
    const steps = await drawSteps(db, { merchantCode: merchant, code: game, drawNumber })
    const rows = steps.map(({ actor, ...step }) => ({ ...step, user: actor }))
    const columns = ['at', 'from', 'to', 'result', 'user', 'reason']
    return { kind: 'list', columns, rows, empty: 'There are no operator actions on this draw.' }
  },
}

export const enterResult: Command = {
  action: 'enter-result',
  summary: 'Enters the result of a draw, also after a reversal',
  parameters: [
    ...drawParameters,
    { name: 'result', about: 'numbers such as 1 2 3 4 5, or JSON for results with prizes', many: true },
  ],
  options: reasonOption,
  examples: ['aurora HK6 20260120 3 17 22 25 40 41 8', `aurora LAODAY 20260120 '[1,2,3,4]'`],
  run: (operator, { positional, many, options }) => {
    const parsed = parseResult(many)
    return changeDraw(operator, 'enter-result', { words: positional, options }, (draw, at) => {
      checkResult(draw, parsed, at)
      return {
        after: { status: 'DRAWN', result: parsed },
        isAlreadyDone: draw.result !== null,
        write: writeResultOf(parsed),
      }
    })
  },
}

export const voidDraw: Command = {
  action: 'void-draw',
  summary: 'Voids a draw without a result: all stakes are returned',
  parameters: drawParameters,
  options: reasonOption,
  examples: ['aurora MAS4D 20260121 --reason "the draw was cancelled"'],
  run: (operator, { positional, options }) =>
    changeDraw(operator, 'void-draw', { words: positional, options }, (draw) => {
      checkVoid(draw)
      return { after: { status: 'VOID', result: null }, isAlreadyDone: draw.status === 'VOID', write: writeVoid }
    }),
}

export const reverseResult: Command = {
  action: 'reverse-result',
  summary: 'Reverses a wrong result and its payouts; enter the right result afterwards',
  parameters: drawParameters,
  options: reasonOption,
  examples: ['aurora HK6 20260120 --reason "two numbers were swapped"'],
  run: (operator, { positional, options }) =>
    changeDraw(operator, 'reverse-result', { words: positional, options }, (draw) => {
      checkReversal(draw)
      const after = { status: 'RESULT_REVERSED', result: null }
      return { after, isAlreadyDone: draw.status === 'RESULT_REVERSED', write: writeReversal }
    }),
}

type Writing = typeof writeVoid

const writeResultOf =
  (requested: unknown): Writing =>
  (tx, draw, decision) =>
    writeResult(tx, draw, requested, decision)

interface DrawChange {
  after: unknown
  /** Already in that state: nothing is written. */
  isAlreadyDone: boolean
  write: Writing
}

interface CommandArguments {
  words: Record<string, string>
  options: Record<string, string>
}

function changeDraw(
  operator: Operator,
  action: string,
  { words: { merchant = '', game: code = '', draw: drawNumber = '' }, options: { reason = '' } }: CommandArguments,
  planOf: (draw: LockedDraw, at: Date) => DrawChange,
): Promise<Changed> {
  if (reason.length > MAX_REASON_CHARACTERS)
    throw new UsageError(`A reason has at most ${MAX_REASON_CHARACTERS} characters.`)
  const commandChange = { merchant, command: `lottery ${action}`, subject: `${code} ${drawNumber}`, effect: EFFECT }
  return change(operator, commandChange, (tx) =>
    explainProblems({ merchant, code, drawNumber }, () =>
      planFor(tx, { merchant, code, drawNumber }, { actor: operator.actor, reason }, planOf),
    ),
  )
}

const EFFECT = 'Bets on the draw are settled within a few seconds.'

interface Named {
  merchant: string
  code: string
  drawNumber: string
}

async function planFor(
  tx: Db,
  { merchant, code, drawNumber }: Named,
  decision: { actor: string; reason: string },
  planOf: (draw: LockedDraw, at: Date) => DrawChange,
): Promise<Plan> {
  const at = await databaseNow(tx)
  const draw = await lockDraw(tx, { merchantCode: merchant, code, drawNumber })
  const { after, isAlreadyDone, write } = planOf(draw, at)
  const before = isAlreadyDone ? after : { status: draw.status, result: draw.result }
  return { before, after, write: () => write(tx, draw, { ...decision, at }) }
}

async function explainProblems<Value>(draw: Named, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DrawNotChanged) throw new CommandFailed(sentences[error.problem](draw))
    throw error
  }
}

const sentences: Record<DrawChangeProblem, (named: Named) => string> = {
  'game.unknown': ({ merchant, code }) => `${merchant} has no lottery ${code}. See \`ante lottery list ${merchant}\`.`,
  'draw.unknown': ({ code, drawNumber }) => `${code} has no draw ${drawNumber}. See \`ante lottery list-draws\`.`,
  'house.draws': ({ code }) => `${code} is drawn by the gateway from its daily secret: results cannot be entered.`,
  'too.early': ({ drawNumber }) => `${drawNumber} is not drawn yet.`,
  'result.malformed': ({ code }) => `Invalid result of ${code}: wrong count or range of numbers.`,
  'has.result': ({ drawNumber }) =>
    `${drawNumber} already has a result. Reverse a wrong result first: see \`ante lottery reverse-result\`.`,
  'has.no.result': ({ drawNumber }) => `${drawNumber} has no result to reverse.`,
  'being.reversed': ({ drawNumber }) =>
    `Payouts of the former result of ${drawNumber} are still being reversed: try again soon.`,
  'is.void': ({ drawNumber }) => `${drawNumber} is voided and its stakes are returned.`,
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
    throw new UsageError(`Invalid JSON: ${text}.`)
  }
}
