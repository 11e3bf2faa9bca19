import { FEED_LIMIT, FeedGame } from '@ante/contract/catalogue/feed.ts'
import * as z from 'zod'

import { lineOfFault, linesOfElements } from './list-text.ts'
import { linesOfTable, UnclosedQuotation } from './table-text.ts'

/** A game of a feed, and its line in the file. */
export interface FeedLine {
  line: number
  game: FeedGame
}

/** An error in a feed, with its line. */
export interface WrongLine {
  line: number
  reason: string
}

export interface Feed {
  games: FeedLine[]
  wrong: WrongLine[]
}

interface FeedCounts {
  line: number
  fields: unknown
}

const COLUMNS = Object.keys(FeedGame.shape)
const List = z.array(z.unknown())

/**
 * Parses a feed: JSON, a list of games; or CSV, a table whose first line has the column names. Reports every invalid
 * line.
 */
export function readFeed(text: string, kind: 'csv' | 'json'): Feed {
  const rows = kind === 'json' ? listedByFeed(text) : gamesOfTable(text)
  if ('wrong' in rows) return { games: [], wrong: [rows.wrong] }
  if (rows.games.length > FEED_LIMIT) return failed(1, `holds ${rows.games.length} games; ${FEED_LIMIT} are allowed`)
  // An empty feed would close all games, so it is refused as probably the wrong file.
  if (rows.games.length === 0) return failed(1, 'holds no game')
  const feed: Feed = { games: [], wrong: [] }
  for (const { line, fields } of rows.games) {
    const filled = withoutEmpty(fields)
    const parsed = FeedGame.safeParse(filled)
    if (parsed.success) feed.games.push({ line, game: parsed.data })
    else feed.wrong.push({ line, reason: reasonOf(parsed.error, filled) })
  }
  return feed
}

const failed = (line: number, reason: string): Feed => ({ games: [], wrong: [{ line, reason }] })

function listedByFeed(text: string): { games: FeedCounts[] } | { wrong: WrongLine } {
  try {
    const list = List.safeParse(JSON.parse(text))
    if (!list.success) return { wrong: { line: 1, reason: 'is no list of games: [{"gameId": …}, …]' } }
    const lines = linesOfElements(text)
    return { games: list.data.map((fields, index) => ({ line: lines[index] ?? 1, fields })) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { wrong: { line: lineOfFault(text), reason: `is no JSON: ${message}` } }
  }
}

function gamesOfTable(text: string): { games: FeedCounts[] } | { wrong: WrongLine } {
  try {
    const [heading, ...lines] = linesOfTable(text)
    const names = heading?.cells ?? []
    const strange = names.find((name, index) => !COLUMNS.includes(name) || names.indexOf(name) !== index)
    if (strange !== undefined) {
      const reason = COLUMNS.includes(strange)
        ? `names ${strange} twice`
        : `has no column ${strange || 'without a name'}`
      return { wrong: { line: 1, reason: `${reason}; columns are ${COLUMNS.join(', ')}` } }
    }
    return { games: lines.map(({ line, cells }) => ({ line, fields: fieldsOf(names, cells) })) }
  } catch (error) {
    if (error instanceof UnclosedQuotation) return { wrong: { line: error.line, reason: error.message } }
    throw error
  }
}

/** Returns the fields of a row; a surplus cell is reported as an unknown field. */
const fieldsOf = (names: string[], cells: string[]) =>
  Object.fromEntries(cells.map((cell, index) => [names[index] ?? `column ${index + 1}`, cell]))

/** Removes empty cells and null, which count as missing fields. */
function withoutEmpty(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields
  const trimmed = Object.entries(fields).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(trimmed.filter(([, value]) => value !== '' && value !== null))
}

function reasonOf({ issues }: z.core.$ZodError, fields: unknown): string {
  const presentFields = new Set(typeof fields === 'object' && fields !== null ? Object.keys(fields) : [])
  return issues
    .map((issue) => {
      const field = issue.path[0]?.toString()
      if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is no field of a game`
      if (field === undefined) return 'is no game: {"gameId": …}'
      if (!presentFields.has(field)) return `${field} is missing`
      if (issue.code === 'invalid_value' && field === 'category') return `category is one of ${issue.values.join(', ')}`
      return `${field} ${issue.message}`
    })
    .join('; ')
}
