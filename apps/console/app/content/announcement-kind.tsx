import * as calls from '@ante/contract/console/announcements.ts'
import type { AnnouncementContent, ListedAnnouncement } from '@ante/contract/console/announcements.ts'
import { EditedType } from '@ante/contract/console/list-filters.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { createColumnHelper } from '@tanstack/react-table'

import { call } from '../lib/call.ts'
import { executionText, typeText } from '../ui/announcement-texts.ts'
import { useAudienceText } from '../ui/audience-text.ts'
import type { Features } from '../ui/table-features.ts'
import { CalendarView } from './calendar-view.tsx'
import { useContentColumns } from './content-columns.tsx'
import { USUAL } from './content-kind.ts'
import type { EditedKind } from './content-kind.ts'
import { ContentList } from './content-list.tsx'
import type { SiteRow } from './content-list.tsx'

function AnnouncementType({ content: { type } }: { content: AnnouncementContent }) {
  const { t } = useLingui()
  return t(typeText[type])
}

/** Popups, notices, news and announced promotions. */
export const announcementKind: EditedKind<AnnouncementContent> = {
  name: 'announcements',
  calls: {
    show: (input, signal) => call(calls.showAnnouncement, input, signal),
    save: (input) => call(calls.saveAnnouncement, input),
    discard: (input) => call(calls.discardDraft, input),
    publish: (input) => call(calls.publishAnnouncement, input),
    stop: (input) => call(calls.stopAnnouncement, input),
  },
  editing: calls.saveAnnouncement,
  texts: {
    plural: msg`Announcements`,
    about: msg`Popups, notices and news for players: drafts, what awaits approval, and what is shown.`,
    added: msg`New announcement`,
    nameHint: msg`For staff only, for example weekend-bonus. It can't be changed later.`,
    publish: msg`Another person approves it. Then players see it, from its start on.`,
    stop: msg`Hide it from all players at once. To show it again, publish it again.`,
    stopped: msg`Stopped. No player sees it any more.`,
    noPreview: msg`Save a title to see it on the site. Promotions and notices to agents have no preview.`,
  },
  rules: USUAL,
  titleOf: ({ texts }, first) => texts.find(({ language }) => language === first)?.title ?? null,
  Subtitle: AnnouncementType,
  Form: lazy(async () => ({ default: (await import('./announcement-form.tsx')).AnnouncementForm })),
}

const helper = createColumnHelper<Features, SiteRow<ListedAnnouncement>>()

export function AnnouncementList() {
  const { t } = useLingui()
  const audienceText = useAudienceText()
  const columns = useContentColumns<ListedAnnouncement>([
    helper.display({
      id: 'type',
      header: t`Type`,
      cell: ({ row: { original: one } }) => t(typeText[one.type]),
    }),
    helper.display({
      id: 'audience',
      header: t`Shown to`,
      cell: ({ row: { original: one } }) =>
        [one.execution && t(executionText[one.execution]), one.audience !== 'all' && audienceText(one.audience)]
          .filter((word) => typeof word === 'string')
          .join(' · ') || t`All`,
    }),
    helper.display({ id: 'priority', header: t`Priority`, cell: ({ row: { original: one } }) => one.priority }),
  ])
  return (
    <ContentList
      kind="announcements"
      label={t`Announcements`}
      columns={columns}
      load={({ type, ...query }, signal) =>
        call(calls.listAnnouncements, { ...query, type: EditedType.safeParse(type).data }, signal)
      }
    />
  )
}

const PLACES: readonly EditedType[] = ['PU', 'PL', 'H', 'PR', 'A']

type CalendarEntry = OutputOf<typeof calls.announcementCalendar>['entries'][number]

export function AnnouncementCalendar() {
  const { t } = useLingui()
  return (
    <CalendarView<CalendarEntry>
      kind="announcements"
      places={PLACES.map((type) => ({ title: t(typeText[type]), isHere: (entry) => entry.type === type }))}
      readersOf={({ execution }) => execution && t(executionText[execution])}
      load={(query, signal) => call(calls.announcementCalendar, query, signal)}
    />
  )
}
