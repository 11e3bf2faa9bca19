import { listSnippets, showSupportSettings } from '@ante/contract/console/support-settings.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { ViewTabs } from '../lottery/view-tabs.tsx'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/states.tsx'
import { Inbox } from './inbox.tsx'
import type { SupportSearch } from './support-search.ts'

const SettingsView = lazy(async () => ({ default: (await import('./settings-view.tsx')).SettingsView }))
const SnippetsView = lazy(async () => ({ default: (await import('./snippets-view.tsx')).SnippetsView }))

const route = getRouteApi('/in/m/$merchant/support')

/** Customer service: chats and feedback, snippets for answers, and opening hours. */
export default function SupportPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Support`} /> : <Desk />
}

function Desk() {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayCall = useMayCall(merchant)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const onSearch = (changes: Partial<SupportSearch>) =>
    void navigate({ search: (previous) => ({ ...previous, ...changes }), replace: true })
  const tabs = [
    { id: 'inbox' as const, label: t`Inbox` },
    ...(mayCall(listSnippets) ? [{ id: 'snippets' as const, label: t`Snippets` }] : []),
    ...(mayCall(showSupportSettings) ? [{ id: 'settings' as const, label: t`Hours and care words` }] : []),
  ]
  const view = tabs.find(({ id }) => id === search.view)?.id ?? 'inbox'
  const views = tabs.length > 1 && (
    <ViewTabs
      label={t`View`}
      chosen={view}
      tabs={tabs}
      onChoose={(id) => void navigate({ search: id === 'inbox' ? {} : { view: id }, replace: true })}
    />
  )
  if (view === 'inbox') return <Inbox views={views} search={search} onSearch={onSearch} />
  if (view === 'snippets')
    return (
      <Suspense fallback={<Skeleton lines={9} />}>
        <SnippetsView views={views} search={search} onSearch={onSearch} />
      </Suspense>
    )
  return (
    <Page title={t`Support`} subtitle={t`When players are answered, and which words need care.`} filters={views}>
      <Suspense fallback={<Skeleton lines={9} />}>
        <SettingsView />
      </Suspense>
    </Page>
  )
}
