import { ContentKindName, ContentState, EditedType } from '@ante/contract/console/list-filters.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarRange, List as ListIcon, Plus } from 'lucide-react'
import { useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

import { contentPermission } from '../lib/content-permission.ts'
import { useMay, useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { typeText } from '../ui/announcement-texts.ts'
import { Button } from '../ui/button.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { stateText } from '../ui/content-state-text.ts'
import { Overlay } from '../ui/overlay.tsx'
import { Page } from '../ui/page.tsx'
import { Select } from '../ui/select.tsx'
import styles from './content.module.css'
import { tabs } from './kinds.tsx'

const route = getRouteApi('/in/m/$merchant/content')

/** Content of the site by kind, with its drafts, as a list or a calendar. */
export default function ContentPage() {
  const { t } = useLingui()
  const { code } = useSite()
  const { kind } = route.useSearch()
  const may = useMay(code)
  const readable = ContentKindName.options.filter((name) => may(contentPermission[name]))
  const shown = kind !== undefined && readable.includes(kind) ? kind : readable[0]
  if (code === PLATFORM || shown === undefined) return <ChooseMerchant title={t`Content`} />
  return <Contents key={shown} name={shown} readable={readable} />
}

interface ContentsProps {
  name: ContentKindName
  /** Kinds that the person may see. */
  readable: readonly ContentKindName[]
}

function Contents({ name, readable }: ContentsProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { kind, List, Calendar, New } = tabs[name]
  const { about, added } = kind.texts
  const canEdit = useMayCall(merchant)(kind.editing)
  const { view } = route.useSearch()
  const navigate = route.useNavigate()
  const [isAdding, setAdding] = useState(false)
  const isCalendar = view === 'calendar' && Calendar !== null
  const change = isCalendar ? { kind: name } : { kind: name, view: 'calendar' as const }
  return (
    <Page
      title={t`Content`}
      subtitle={t(about)}
      actions={
        <>
          {Calendar !== null && (
            <Button onPress={() => void navigate({ search: change, replace: true })}>
              {isCalendar ? <ListIcon size={14} aria-hidden /> : <CalendarRange size={14} aria-hidden />}
              {isCalendar ? t`List` : t`Calendar`}
            </Button>
          )}
          {canEdit && (
            <Button kind="main" onPress={() => setAdding(true)}>
              <Plus size={14} aria-hidden />
              <Trans>New</Trans>
            </Button>
          )}
        </>
      }
      filters={
        <>
          <KindTabs name={name} readable={readable} />
          {!isCalendar && <ListFilters name={name} />}
        </>
      }
    >
      {isCalendar ? <Calendar /> : <List />}
      <Overlay title={t(added)} isOpen={isAdding} onClose={() => setAdding(false)}>
        <New onCancel={() => setAdding(false)} />
      </Overlay>
    </Page>
  )
}

function KindTabs({ name, readable }: ContentsProps) {
  const { t } = useLingui()
  const navigate = route.useNavigate()
  return (
    <ToggleButtonGroup
      aria-label={t`Kind of content`}
      className={styles.languages ?? ''}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[name]}
      onSelectionChange={(keys) => {
        const chosen = readable.find((one) => keys.has(one))
        if (chosen) void navigate({ search: { kind: chosen } })
      }}
    >
      {readable.map((one) => (
        <KindTab key={one} name={one} />
      ))}
    </ToggleButtonGroup>
  )
}

function KindTab({ name }: { name: ContentKindName }) {
  const { t } = useLingui()
  return (
    <ToggleButton id={name} className={styles.language ?? ''}>
      {t(tabs[name].kind.texts.plural)}
    </ToggleButton>
  )
}

/** Filters of the list by state, and of announcements by type. */
function ListFilters({ name: kind }: { name: ContentKindName }) {
  const { t } = useLingui()
  const { state, type } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <Select
        label={t`State`}
        value={state ?? 'all'}
        options={[
          { value: 'all' as const, label: t`All states` },
          ...ContentState.options.map((value) => ({ value, label: t(stateText[value].text) })),
        ]}
        onChange={(chosen) =>
          void navigate({ search: { kind, type, ...(chosen !== 'all' && { state: chosen }) }, replace: true })
        }
      />
      {kind === 'announcements' && (
        <Select
          label={t`Type`}
          value={type ?? 'all'}
          options={[
            { value: 'all' as const, label: t`All types` },
            ...EditedType.options.map((value) => ({ value, label: t(typeText[value]) })),
          ]}
          onChange={(chosen) =>
            void navigate({ search: { kind, state, ...(chosen !== 'all' && { type: chosen }) }, replace: true })
          }
        />
      )}
    </>
  )
}
