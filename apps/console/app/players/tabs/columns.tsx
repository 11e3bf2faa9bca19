import type { Person } from '@ante/contract/console/players/get-player.ts'
import type { Endpoint, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'

import { useSite } from '../../lib/site.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/badge.tsx'
import { Time } from '../../ui/time.tsx'
import { Amount } from '../amount.tsx'
import styles from '../players.module.css'
import { wordsOf } from '../words-of.ts'
import type { TabColumn } from './tab-list.tsx'

const GOOD = new Set(['SUCCESS', 'won', 'claimed', 'A', 'active', 'closed', 'done'])
const BAD = new Set(['FAILED', 'REJECTED', 'disabled', 'voided', 'refused', 'R'])
const WARN = new Set(['REVIEW', 'PROCESSING', 'SUBMITTED', 'PAYING', 'open', 'waiting', 'P', 'V', 'E'])

function toneOf(code: string): Tone {
  if (GOOD.has(code)) return 'good'
  if (BAD.has(code)) return 'bad'
  return WARN.has(code) ? 'warn' : 'neutral'
}

/** Badge with a state in words; the tone depends on whether the state is good, bad or pending. */
const State = ({ code }: { code: string }) => <Badge tone={toneOf(code)}>{wordsOf(code)}</Badge>

function PlayerLink({ id, account }: Person) {
  const { code: merchant } = useSite()
  return (
    <Link to="/m/$merchant/players/$player" params={{ merchant, player: id }} preload={false}>
      {account}
    </Link>
  )
}

interface Marked {
  text: string
  tone?: Tone
}

/** The row type of a list endpoint. */
export type RowOf<E extends PlayerListEndpoint> = OutputOf<E>['rows'][number]
type PlayerListEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType<{ rows: { id: string }[]; next: string | null }>>

/** Returns functions that create columns of the types common to all lists. */
export function useColumns<Row>() {
  const { zone } = useSite()
  type Column = TabColumn<Row>
  type Value = (row: Row) => string | null
  const column = (id: string, header: string, cell: Column['cell']): Column => ({ id, header, cell })
  const timeIn = (at: string | null) => (at === null ? '–' : <Time at={at} zone={zone} />)
  return {
    time: (id: string, header: string, value: Value) => column(id, header, (row) => timeIn(value(row))),
    amount: (id: string, header: string, value: Value): Column => {
      return { ...column(id, header, (row) => <Amount value={value(row)} />), isAmount: true }
    },
    state: (id: string, header: string, value: (row: Row) => string) =>
      column(id, header, (row) => <State code={value(row)} />),
    code: (id: string, header: string, value: Value) => column(id, header, (row) => <code>{value(row) || '–'}</code>),
    words: (id: string, header: string, value: Value) => column(id, header, (row) => wordsOf(value(row) ?? '') || '–'),
    text: (id: string, header: string, value: Value) => column(id, header, (row) => value(row) || '–'),
    /** A text of several lines. */
    lines: (id: string, header: string, value: Value) =>
      column(id, header, (row) => <span className={styles.wrapped}>{value(row)}</span>),
    /** A change of a balance. */
    change: (id: string, header: string, value: Value): Column => {
      return { ...column(id, header, (row) => <Amount value={value(row)} isChange />), isAmount: true }
    },
    badge: (id: string, header: string, value: (row: Row) => Marked | null) =>
      column(id, header, (row) => {
        const marked = value(row)
        return marked && <Badge tone={marked.tone ?? 'neutral'}>{marked.text}</Badge>
      }),
    /** Another player, or a text in place of one. */
    player: (id: string, header: string, value: (row: Row) => Person | string) =>
      column(id, header, (row) => {
        const person = value(row)
        return typeof person === 'string' ? person : <PlayerLink {...person} />
      }),
    column,
  }
}

/** Shows a column only in the panel of the row. */
export const detail = <Row,>(column: TabColumn<Row>): TabColumn<Row> => ({ ...column, isDetail: true })
