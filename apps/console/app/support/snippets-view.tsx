import { saveSnippet } from '@ante/contract/console/support-settings.ts'
import type { Snippet } from '@ante/contract/console/support-settings.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { languages as languageDetails } from '@ante/contract/merchant/language.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { Plus, TextQuote } from 'lucide-react'
import type { ReactNode } from 'react'

import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Select } from '../ui/select.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { Empty } from '../ui/states.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { SnippetForm } from './snippet-form.tsx'
import { snippetsQuery } from './support-queries.ts'
import type { SupportSearch } from './support-search.ts'
import styles from './support.module.css'

interface SnippetsViewProps {
  /** Tabs of the page's views. */
  views: ReactNode
  search: SupportSearch
  onSearch(changes: Partial<SupportSearch>): void
}

type Row = Snippet & { id: string }
const helper = createColumnHelper<Features, Row>()

const ALL = 'all'
const NOTHING: { snippets: readonly Snippet[]; languages: readonly Language[] } = { snippets: [], languages: [] }
/** Address of a new snippet. */
const NEW = '+'

/** Texts that staff insert into answers, by language. */
export function SnippetsView({ views, search: { language, snippet: open }, onSearch }: SnippetsViewProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const canChange = useMayCall(merchant)(saveSnippet)
  const query = useQuery(snippetsQuery(merchant))
  const columns = useSnippetColumns(zone)
  const { snippets, languages } = query.data ?? NOTHING
  const rows = snippets
    .filter((one) => language === undefined || one.language === language)
    .map((one) => ({ ...one, id: `${one.language}/${one.code}` }))
  const shown = open === NEW ? undefined : snippets.find((one) => `${one.language}/${one.code}` === open)
  const hasPanel = query.data !== undefined && ((open === NEW && canChange) || shown !== undefined)
  const close = () => onSearch({ snippet: undefined })
  return (
    <Page
      title={t`Support`}
      subtitle={t`Texts for answers. Type / and the name of a snippet in an answer to insert it.`}
      actions={
        canChange && (
          <Button kind="main" onPress={() => onSearch({ snippet: NEW })}>
            <Plus size={14} aria-hidden />
            <Trans>Add a snippet</Trans>
          </Button>
        )
      }
      filters={
        <>
          {views}
          <Select<Language | typeof ALL>
            label={t`Language`}
            value={language ?? ALL}
            options={[
              { value: ALL, label: t`Any language` },
              ...languages.map((value) => ({ value, label: languageDetails[value].name })),
            ]}
            onChange={(chosen) => onSearch({ language: chosen === ALL ? undefined : chosen, snippet: undefined })}
          />
        </>
      }
      panel={
        hasPanel && (
          <SidePanel title={shown ? `/${shown.code}` : t`New snippet`} onClose={close}>
            <SnippetForm
              key={`${open} ${shown?.version}`}
              snippet={shown}
              language={language ?? languages[0] ?? 'EN'}
              languages={languages}
              canChange={canChange}
              onDone={(saved) => onSearch({ snippet: saved })}
            />
          </SidePanel>
        )
      }
    >
      <ListView query={query} zone={zone}>
        {() => (
          <DataTable
            label={t`Snippets`}
            columns={columns}
            rows={rows}
            hidden={hasPanel ? ['changedAt'] : []}
            open={open}
            onOpen={(id) => onSearch({ snippet: id })}
            empty={<Empty icon={TextQuote} title={t`No snippets`}>{t`Add one, or choose another language.`}</Empty>}
          />
        )}
      </ListView>
    </Page>
  )
}

function useSnippetColumns(zone: string) {
  const { t } = useLingui()
  return helper.columns([
    helper.accessor('code', { header: t`Name`, cell: ({ getValue }) => <b>/{getValue()}</b> }),
    helper.accessor('language', {
      header: t`Language`,
      cell: ({ getValue }) => <span lang={languageDetails[getValue()].locale}>{languageDetails[getValue()].name}</span>,
    }),
    helper.accessor('text', {
      header: t`Text`,
      cell: ({ row: { original: one } }) => (
        <span className={styles.cellText} lang={languageDetails[one.language].locale} dir="auto">
          {one.text}
        </span>
      ),
    }),
    helper.accessor('changedAt', {
      header: t`Changed`,
      cell: ({ getValue }) => <Time at={getValue()} zone={zone} />,
    }),
  ])
}
