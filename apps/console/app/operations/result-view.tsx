import { OPERATION_ROWS } from '@ante/contract/console/operations.ts'
import type { OperationFile, OperationResult } from '@ante/contract/console/operations.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, ListX } from 'lucide-react'
import { useMemo } from 'react'

import { useSite } from '../lib/site.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Notice } from '../ui/notice.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Facts } from '../ui/side-panel.tsx'
import { Empty } from '../ui/states.tsx'
import { columnTitle } from './column-title.ts'
import styles from './operations.module.css'
import { resultColumns } from './result-columns.tsx'
import { resultRows } from './result-rows.ts'
import { ResultValue } from './result-value.tsx'

interface ResultViewProps {
  result: OperationResult
  files: readonly OperationFile[]
  zone: string
  /** Accessible name of a table. */
  label: string
  /** Id of the open row, and the function that opens one; absent if rows have nothing to open. */
  open?: string | undefined
  /** Columns whose values identify a row. */
  identifying?: readonly string[]
  hidden?: readonly string[]
  onOpen?(id: string | undefined): void
}

/** The result of an operation: a table, a record, a text or files. */
export function ResultView(props: ResultViewProps) {
  const { result, files, zone, label } = props
  if (files.length > 0) return <FileList files={files} label={label} />
  if (result.kind === 'list') return <ResultTable {...props} result={result} />
  if (result.kind === 'text') return <TextResult text={result.text} label={label} />
  const record = result.kind === 'record' ? result.record : { before: result.before, after: result.after }
  return (
    <ScrollRegion label={label} className={styles.content}>
      <Facts
        facts={Object.entries(record).map(
          ([name, value]) => [columnTitle(name), <ResultValue key={name} value={value} zone={zone} />] as const,
        )}
      />
    </ScrollRegion>
  )
}

const nothing = () => undefined
const NONE: readonly string[] = []

function ResultTable({
  result,
  zone,
  label,
  open,
  identifying = NONE,
  hidden,
  onOpen = nothing,
}: Omit<ResultViewProps, 'result'> & { result: Extract<OperationResult, { kind: 'list' }> }) {
  const { t } = useLingui()
  const { columns, rows, total, empty } = result
  const { code } = useSite()
  // All rows of a merchant's page are of this merchant.
  const shown = useMemo(
    () => resultColumns(code === PLATFORM ? columns : columns.filter((name) => name !== 'merchant'), zone),
    [columns, zone, code],
  )
  const items = useMemo(() => resultRows({ rows, columns }, identifying), [rows, columns, identifying])
  return (
    <>
      {total > rows.length && (
        <div className={styles.note}>
          <Notice tone="info">{t`The first ${OPERATION_ROWS} of ${total} rows are shown. Narrow the list by a text.`}</Notice>
        </div>
      )}
      <DataTable
        label={label}
        columns={shown}
        rows={items}
        open={open}
        {...(hidden && { hidden })}
        onOpen={onOpen}
        empty={
          <Empty icon={ListX} title={t`Nothing to show`}>
            <span lang="en">{empty}</span>
          </Empty>
        }
      />
    </>
  )
}

function TextResult({ text, label }: { text: string; label: string }) {
  const { t } = useLingui()
  return (
    <ScrollRegion label={label} className={styles.content}>
      <p>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={t`result.csv`}>
          <Download size={14} aria-hidden /> <Trans>Download</Trans>
        </a>
      </p>
      <pre className={styles.text}>{text}</pre>
    </ScrollRegion>
  )
}

function FileList({ files, label }: { files: readonly OperationFile[]; label: string }) {
  const { t } = useLingui()
  return (
    <ScrollRegion label={label} className={styles.content}>
      {files.map(({ name, type, content }) => (
        <figure key={name} className={styles.picture}>
          {type === 'image/jpeg' && <img src={`data:${type};base64,${content}`} alt={t`Picture ${name}`} />}
          <figcaption>
            <a href={`data:${type};base64,${content}`} download={name}>
              <Download size={14} aria-hidden /> <Trans>Download {name}</Trans>
            </a>
          </figcaption>
        </figure>
      ))}
    </ScrollRegion>
  )
}
