import { ContentState, EditedType } from '@ante/contract/console/list-filters.ts'
import { saveAnnouncement } from '@ante/contract/console/announcements.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarRange, List, Megaphone, Plus } from 'lucide-react'
import { useState } from 'react'

import { cursorOf } from '../lib/pages.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { stateText, typeText } from '../ui/announcement-texts.ts'
import { Button } from '../ui/button.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { Select } from '../ui/select.tsx'
import { Empty } from '../ui/states.tsx'
import { announcementsQuery } from './announcement-queries.ts'
import { useAnnouncementColumns } from './announcement-columns.tsx'
import { CalendarView } from './calendar-view.tsx'
import { NewAnnouncement } from './new-announcement.tsx'

const route = getRouteApi('/in/m/$merchant/announcements')

/** Announcements and popups with their drafts, as a list or a calendar. */
export default function AnnouncementsPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Announcements`} /> : <Announcements />
}

function Announcements() {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const canEdit = useMayCall(merchant)(saveAnnouncement)
  const { view, state, type } = route.useSearch()
  const navigate = route.useNavigate()
  const [isAdding, setAdding] = useState(false)
  const isCalendar = view === 'calendar'
  return (
    <Page
      title={t`Announcements`}
      subtitle={t`Popups, notices and news for players: drafts, what awaits approval, and what is shown.`}
      actions={
        <>
          <Button
            onPress={() => void navigate({ search: isCalendar ? {} : { view: 'calendar' as const }, replace: true })}
          >
            {isCalendar ? <List size={14} aria-hidden /> : <CalendarRange size={14} aria-hidden />}
            {isCalendar ? t`List` : t`Calendar`}
          </Button>
          {canEdit && (
            <Button kind="main" onPress={() => setAdding(true)}>
              <Plus size={14} aria-hidden />
              <Trans>New</Trans>
            </Button>
          )}
        </>
      }
      filters={
        isCalendar ? undefined : (
          <>
            <Select
              label={t`State`}
              value={state ?? 'all'}
              options={[
                { value: 'all' as const, label: t`All states` },
                ...ContentState.options.map((value) => ({ value, label: t(stateText[value].text) })),
              ]}
              onChange={(chosen) =>
                void navigate({ search: { type, ...(chosen !== 'all' && { state: chosen }) }, replace: true })
              }
            />
            <Select
              label={t`Type`}
              value={type ?? 'all'}
              options={[
                { value: 'all' as const, label: t`All types` },
                ...EditedType.options.map((value) => ({ value, label: t(typeText[value]) })),
              ]}
              onChange={(chosen) =>
                void navigate({ search: { state, ...(chosen !== 'all' && { type: chosen }) }, replace: true })
              }
            />
          </>
        )
      }
    >
      {isCalendar ? <CalendarView /> : <AnnouncementList />}
      <Overlay title={t`New announcement`} isOpen={isAdding} onClose={() => setAdding(false)}>
        <NewAnnouncement onCancel={() => setAdding(false)} />
      </Overlay>
    </Page>
  )
}

function AnnouncementList() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { page, state, type } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(announcementsQuery(merchant, { state, type, after: cursorOf(page) }))
  const columns = useAnnouncementColumns()
  const open = (id: string | undefined) => {
    const key = query.data?.announcements.find((one) => one.id === id)?.key
    if (key !== undefined) void navigate({ to: '/m/$merchant/announcements/$key', params: { merchant, key } })
  }
  return (
    <ListView query={query} zone={zone}>
      {({ announcements, next, languages }) => (
        <>
          <DataTable
            label={t`Announcements`}
            columns={columns}
            rows={announcements.map((one) => ({ ...one, languages }))}
            open={undefined}
            onOpen={open}
            empty={
              <Empty icon={Megaphone} title={t`No announcements`}>
                {state || type ? t`Choose another state or type.` : t`Write the first one with New.`}
              </Empty>
            }
          />
          {(announcements.length > 0 || page !== undefined) && (
            <Pager
              count={announcements.length}
              trail={page}
              next={next}
              onPage={(trail) => void navigate({ search: (previous) => ({ ...previous, page: trail }) })}
            />
          )}
        </>
      )}
    </ListView>
  )
}
