import type { Operation } from '@ante/contract/console/operations.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, SlidersHorizontal } from 'lucide-react'
import { useMemo } from 'react'

import { useSite } from '../lib/site.ts'
import { Empty, Failed, Skeleton } from '../ui/states.tsx'
import { Page } from '../ui/page.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { ActionBar } from './action-bar.tsx'
import { calledValues, enteredIn, prefilled } from './field-values.ts'
import { OperationForm } from './operation-form.tsx'
import { resultQuery, subjectQuery } from './operation-queries.ts'
import styles from './operations.module.css'
import { ReadView } from './read-view.tsx'
import { resultRows } from './result-rows.ts'
import { RowPanel } from './row-panel.tsx'
import { sentenceOf } from './sentence-of.ts'

const route = getRouteApi('/in/m/$merchant/operations/$subject')

/** A subject: the list or record that is read, the actions, and the form of the chosen action. */
export default function SubjectPage() {
  const { code: merchant } = useSite()
  const { subject } = route.useParams()
  const { data, error, refetch } = useQuery(subjectQuery(merchant, subject))
  const { t } = useLingui()
  if (data) return <Subject key={`${merchant} ${subject}`} {...data} />
  return (
    <Page title={t`Operations`}>
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : <Skeleton lines={9} />}
    </Page>
  )
}

interface SubjectProps {
  name: string
  title: string
  about: string
  operations: readonly Operation[]
}

function Subject({ name: subject, title, about, operations }: SubjectProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { action, form, open, values = '', q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const here = useMemo(() => operations.filter(({ screen }) => screen === null), [operations])
  const reads = here.filter(({ kind }) => kind === 'read')
  const read = reads.find((one) => one.action === action) ?? reads.find(isShownFirst) ?? null
  const change = here.find((one) => one.kind === 'change' && one.action === form)
  const identifying = useMemo(() => identifyingColumns(here, merchant === PLATFORM), [here, merchant])
  const request = { merchant, subject, action: read?.action ?? '', values: calledValues(values), search: q }
  const result = useQuery({ ...resultQuery(request), enabled: read !== null && isReady(read, values) })
  const list = result.data?.result
  const row = useMemo(
    () => (list?.kind === 'list' ? resultRows(list, identifying).find(({ id }) => id === open) : undefined),
    [list, identifying, open],
  )
  const given = { ...row?.values, ...enteredIn(values) }
  const show = (next: { open?: string | undefined; form?: string | undefined }) =>
    void navigate({ search: (previous) => ({ ...previous, open: undefined, form: undefined, ...next }), replace: true })
  return (
    <Page
      title={title}
      subtitle={
        <>
          <Link to="/m/$merchant/operations" params={{ merchant }} className={styles.back}>
            <ChevronLeft size={13} aria-hidden />
            <Trans>All operations</Trans>
          </Link>{' '}
          <span lang="en">{sentenceOf(about)}</span>
        </>
      }
      filters={<ActionBar subject={subject} operations={operations} read={read} form={form} />}
      panel={
        change ? (
          <SidePanel title={<span lang="en">{change.title}</span>} onClose={() => show({ open })}>
            <OperationForm
              key={`${change.action} ${open} ${values}`}
              subject={subject}
              subjectTitle={title}
              operation={change}
              initial={prefilled(change.fields, given)}
              onClose={() => show({ open })}
            />
          </SidePanel>
        ) : (
          row && <RowPanel row={row} operations={here} subject={subject} onClose={() => show({})} />
        )
      }
    >
      {read === null ? (
        <Empty icon={SlidersHorizontal} title={t`Choose an action above`} />
      ) : (
        <ReadView
          key={read.action}
          read={read}
          query={result}
          values={values}
          search={q}
          label={title}
          open={open}
          identifying={identifying}
          onOpen={(id) => show({ open: id })}
        />
      )}
    </Page>
  )
}

/** The list that a subject shows first: one without required values. */
const isShownFirst = ({ isQuick, fields }: Operation): boolean =>
  isQuick && !fields.some(({ isRequired }) => isRequired)

/** Whether a read can be made with these values: the required ones are there, and a slow one was requested. */
function isReady({ isQuick, fields }: Operation, values: string): boolean {
  const entered = enteredIn(values)
  const isComplete = fields.every(({ name, isRequired }) => !isRequired || entered[name] !== undefined)
  return isComplete && (isQuick || values !== '')
}

/** Returns the columns whose values identify a record: those of the required fields of the subject's forms. */
const identifyingColumns = (operations: readonly Operation[], isPlatform: boolean): string[] => [
  ...(isPlatform ? ['merchant'] : []),
  ...new Set(
    operations.flatMap(({ fields }) =>
      fields.flatMap(({ column, isRequired, input }) =>
        column !== null && isRequired && input === 'text' ? [column] : [],
      ),
    ),
  ),
]
