import '../base.css'

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'

import { showSourceLanguage } from '../lib/language.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { sessionQuery } from '../lib/session.ts'
import type { Session } from '../lib/session.ts'
import { DataTable } from './data-table.tsx'
import type { Features } from './table-features.ts'

interface Item {
  id: string
}

const columns = createColumnHelper<Features, Item>().columns([
  createColumnHelper<Features, Item>().accessor('id', { header: 'Number' }),
])
const itemsUpTo = (count: number): Item[] => Array.from({ length: count }, (_, index) => ({ id: `R${index}` }))
const nothing = () => undefined
const LABEL = 'rows'
const NONE = 'none'
const EmptyList = () => <p>{NONE}</p>

const session: Session = {
  id: '1',
  mail: 'ana@staff.example',
  displayName: 'Ana',
  csrf: '',
  expiresAt: '',
  steppedUpUntil: '',
  shortcuts: {},
  language: null,
  merchants: [],
  scopes: [],
}

/** Shows lists in this browser; returns a function that shows a list, and the ids of its marked rows. */
function shownTable() {
  showSourceLanguage()
  const container = document.body.appendChild(document.createElement('div'))
  Object.assign(container.style, { display: 'flex', flexDirection: 'column', height: '400px' })
  const root = createRoot(container)
  const client = createQueryClient()
  client.setQueryData(sessionQuery.queryKey, session)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const show = (rows: readonly Item[], open: string | undefined) =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <DataTable label={LABEL} columns={columns} rows={rows} open={open} onOpen={nothing} empty={<EmptyList />} />
        </QueryClientProvider>
      </I18nProvider>,
    )
  const rowsWith = (selector: string) =>
    [...container.querySelectorAll<HTMLElement>(`[role=row][data-key]${selector}`)].map((row) => row.dataset['key'])
  return { container, show, marked: () => rowsWith('[data-open]'), present: () => rowsWith('') }
}

test('the row that is open when the list appears is marked, then the one that is opened, then none', async () => {
  const { show, marked, present } = shownTable()
  show([], 'R3')
  await expect.poll(() => document.body.textContent).toContain(NONE)
  show(itemsUpTo(5), 'R3')
  await expect.poll(present).toHaveLength(5)
  await expect.poll(marked).toEqual(['R3'])
  show(itemsUpTo(5), 'R1')
  await expect.poll(marked).toEqual(['R1'])
  show(itemsUpTo(5), undefined)
  await expect.poll(marked).toEqual([])
})

test('an open row that is loaded later is marked', async () => {
  const { show, marked, present } = shownTable()
  show(itemsUpTo(3), 'R6')
  await expect.poll(present).toHaveLength(3)
  expect(marked()).toEqual([])
  show(itemsUpTo(9), 'R6')
  await expect.poll(marked).toEqual(['R6'])
})

test('in a long list only the open row is marked, after scrolling away and back too', async () => {
  const { container, show, marked, present } = shownTable()
  show(itemsUpTo(400), 'R4')
  await expect.poll(marked).toEqual(['R4'])
  const scroller = container.querySelector('[role=grid]')
  if (!scroller) throw new Error('the list does not scroll')
  scroller.scrollTop = 6_000
  await expect.poll(present).not.toContain('R4')
  await expect.poll(() => present().length).toBeGreaterThan(5)
  expect(marked()).toEqual([])
  scroller.scrollTop = 0
  await expect.poll(present).toContain('R4')
  await expect.poll(marked).toEqual(['R4'])
})
