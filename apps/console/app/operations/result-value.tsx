import { useLingui } from '@lingui/react/macro'

import { amountText } from '../lib/amounts.ts'
import { Badge } from '../ui/badge.tsx'
import { Time } from '../ui/time.tsx'
import { columnTitle } from './column-title.ts'
import styles from './operations.module.css'

const AMOUNT = /^(-?\d+\.\d{2,4})((?: [A-Z]{3,5})?)$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/

/** Groups the digits of an amount: `50000.00 PHP` becomes `50,000.00 PHP`. Other texts stay as they are. */
function groupedAmount(text: string): string {
  const [, amount, currency = ''] = AMOUNT.exec(text) ?? []
  return amount === undefined ? text : `${amountText(amount)}${currency}`
}

interface ResultValueProps {
  value: unknown
  zone: string
}

/** A value of a result: a text, number, switch, time, list or record. */
export function ResultValue({ value, zone }: ResultValueProps) {
  const { t } = useLingui()
  if (value === null || value === undefined || value === '') return '–'
  if (value === true) return <Badge tone="good">{t`On`}</Badge>
  if (value === false) return <Badge>{t`Off`}</Badge>
  if (typeof value === 'string') return TIME.test(value) ? <Time at={value} zone={zone} /> : groupedAmount(value)
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value)
  if (Array.isArray(value)) return value.length === 0 ? '–' : <ValueList values={value} zone={zone} />
  return <RecordValue record={value} zone={zone} />
}

function ValueList({ values, zone }: { values: readonly unknown[]; zone: string }) {
  if (values.every((value) => typeof value !== 'object')) return valueLine(values)
  return (
    <ul className={styles.values}>
      {keyed(values).map(([key, value]) => (
        <li key={key}>
          <ResultValue value={value} zone={zone} />
        </li>
      ))}
    </ul>
  )
}

/** Returns values with keys: their text, and a number if an earlier value has the same one. */
function keyed(values: readonly unknown[]): [key: string, value: unknown][] {
  const counts = new Map<string, number>()
  return values.map((value) => {
    const text = JSON.stringify(value)
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return [`${text} ${count}`, value]
  })
}

function RecordValue({ record, zone }: { record: object; zone: string }) {
  const entries: [string, unknown][] = Object.entries(record)
  if (entries.length === 0) return '–'
  return (
    <dl className={styles.record}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt lang="en">{columnTitle(name)}</dt>
          <dd>
            <ResultValue value={value} zone={zone} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns a value in one line, for the cell of a table. */
export function valueLine(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueLine).join(', ')
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value)
  const fields: [string, unknown][] = Object.entries(value)
  return fields.map(([name, field]) => `${columnTitle(name)}: ${valueLine(field)}`).join(' · ') || '–'
}
