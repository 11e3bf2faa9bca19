import type { ColumnDef } from '@tanstack/react-table'

import { ColumnsMenu, hiddenColumns } from './columns-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { listColumns } from './list-columns.ts'
import { SavedViews } from './saved-views.tsx'
import type { Features } from './table-features.ts'

interface ListToolsProps<Item extends { id: string }> {
  /** Name of the list, under which its saved views are stored. */
  screen: string
  columns: readonly ColumnDef<Features, Item>[]
  /** Hidden columns of an address that names none. */
  defaultHide?: string | undefined
  /** Parameters of the address. */
  search: Readonly<Record<string, string | undefined>>
  onSearch(search: Record<string, string | undefined>): void
  /** Name of the list's export, and its filter; absent if the list has none. */
  exported?: { source: string; filter: Readonly<Record<string, string | undefined>> }
}

/** Value for no hidden columns, in lists that hide some columns by default. */
const NONE = 'none'

/** Tools of a list beside its filters: columns, saved views, and export. */
export function ListTools<Item extends { id: string }>({
  screen,
  columns,
  defaultHide,
  search,
  onSearch,
  exported,
}: ListToolsProps<Item>) {
  const [first, ...others] = listColumns(columns)
  const hide = search['hide'] ?? defaultHide
  const hidden = hiddenColumns(hide)
  const shown = [...(first ? [first] : []), ...others].map(({ id }) => id).filter((id) => !hidden.includes(id))
  return (
    <>
      <ColumnsMenu
        columns={others}
        hide={hide}
        onHide={(next) => onSearch({ ...search, hide: next ?? (defaultHide && NONE) })}
      />
      <SavedViews screen={screen} search={search} onSearch={onSearch} />
      {exported && <ExportMenu {...exported} columns={search['hide'] === undefined ? undefined : shown} />}
    </>
  )
}
