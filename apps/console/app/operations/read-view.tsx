import type { Operation, runRead } from '@ante/contract/console/operations.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { FilterField } from '../ui/filter-field.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { FieldInput } from './field-input.tsx'
import { enteredIn, missingFields, queryOf, REQUESTED, valuesOf } from './field-values.ts'
import { HelpText } from './help-text.tsx'
import { OperationFailure, operationProblem } from './operation-failure.tsx'
import styles from './operations.module.css'
import { ResultView } from './result-view.tsx'

const route = getRouteApi('/in/m/$merchant/operations/$subject')

interface ReadViewProps {
  read: Operation
  query: UseQueryResult<OutputOf<typeof runRead>>
  /** Values of the fields, as in the address. */
  values: string
  search: string
  label: string
  open: string | undefined
  identifying: readonly string[]
  onOpen(id: string | undefined): void
}

/** What is read: its fields, a text filter, and the result. */
export function ReadView(props: ReadViewProps) {
  const { read, query, values, search, label, open, identifying, onOpen } = props
  const { t } = useLingui()
  const { zone } = useSite()
  const navigate = route.useNavigate()
  const { fields, summary, isQuick } = read
  const problem = operationProblem(query.error)
  const isRead = query.data !== undefined || query.error !== null || query.fetchStatus === 'fetching'
  const isList = query.data?.result.kind === 'list' && query.data.files.length === 0
  return (
    <>
      <div className={styles.reading}>
        <p className={styles.summary}>
          <HelpText text={`${summary}.`} fields={fields} />
        </p>
        {(fields.length > 0 || !isQuick) && <ReadFields key={values} read={read} values={values} />}
        {(isList || search !== '') && (
          <FilterField
            label={t`Text in the rows`}
            value={search === '' ? undefined : search}
            onChange={(q) =>
              void navigate({ search: (previous) => ({ ...previous, q, open: undefined }), replace: true })
            }
          />
        )}
      </div>
      {problem ? (
        <div className={styles.note}>
          <Notice tone="bad">
            <OperationFailure error={query.error} fields={fields} />
          </Notice>
        </div>
      ) : (
        isRead && (
          <ListView query={query} zone={zone}>
            {({ result, files }) => <ResultView {...{ result, files, zone, label, open, identifying, onOpen }} />}
          </ListView>
        )
      )}
    </>
  )
}

function ReadFields({ read: { fields, isQuick }, values }: Pick<ReadViewProps, 'read' | 'values'>) {
  const { t } = useLingui()
  const navigate = route.useNavigate()
  const [entered, setEntered] = useState<Record<string, string>>(() => enteredIn(values))
  const [missing, setMissing] = useState<readonly string[]>([])
  const submit = () => {
    const empty = missingFields(fields, entered, {})
    setMissing(empty)
    if (empty.length > 0) return
    const query = queryOf(valuesOf(fields, entered))
    const requested = isQuick ? query || undefined : query || REQUESTED
    void navigate({ search: (previous) => ({ ...previous, values: requested, open: undefined }) })
  }
  return (
    <Form
      className={styles.fields ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={entered[field.name] ?? ''}
          file={undefined}
          error={missing.includes(field.name) ? t`Enter a value.` : undefined}
          startsFocused={false}
          onChange={(value) => setEntered({ ...entered, [field.name]: value })}
          onFile={() => undefined}
        />
      ))}
      <Button type="submit">{isQuick ? <Trans>Show</Trans> : <Trans>Run</Trans>}</Button>
    </Form>
  )
}
