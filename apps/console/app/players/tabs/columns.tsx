import type { Person } from '@ante/contract/console/players/get-player.ts'
import type { Endpoint, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'

import { useSite } from '../../lib/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { useStateName } from '../../ui/state-name.ts'
import type { Tone } from '../../ui/badge.tsx'
import { Time } from '../../ui/time.tsx'
import { Amount } from '../amount.tsx'
import styles from '../players.module.css'
import type { CodeTexts, StateTexts } from '../code-texts.ts'
import { useCodeName } from '../use-code-name.ts'
import type { TabColumn } from './tab-list.tsx'

/** Badge with the name of a state; a state without a name, of a newer gateway, has its code. */
function State({ code, states }: { code: string; states: StateTexts }) {
  const nameOf = useStateName(states)
  return <Badge tone={states[code]?.tone ?? 'neutral'}>{nameOf(code)}</Badge>
}

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
  const codeName = useCodeName()
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
    state: (id: string, header: string, states: StateTexts, value: (row: Row) => string) =>
      column(id, header, (row) => <State code={value(row)} states={states} />),
    code: (id: string, header: string, value: Value) => column(id, header, (row) => <code>{value(row) || '–'}</code>),
    /** A code by its text; a code without a text is shown itself. */
    words: (id: string, header: string, texts: CodeTexts, value: Value) =>
      column(id, header, (row) => codeName(texts, value(row)) || '–'),
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
