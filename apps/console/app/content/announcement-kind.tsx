import * as calls from '@ante/contract/console/announcements.ts'
import type { AnnouncementContent, ListedAnnouncement } from '@ante/contract/console/announcements.ts'
import { EditedType } from '@ante/contract/console/list-filters.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { call } from '../lib/call.ts'
import { executionText, typeText } from '../ui/announcement-texts.ts'
import { useAudienceText } from '../ui/audience-text.ts'
import { useAnnouncementFields } from '../ui/content-fields.ts'
import type { Features } from '../ui/table-features.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import { CalendarView } from './calendar-view.tsx'
import { useContentColumns } from './content-columns.tsx'
import type { EditedKind } from './content-kind.ts'
import { ContentList } from './content-list.tsx'
import type { SiteRow } from './content-list.tsx'

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
  useTexts: () => {
    const { t } = useLingui()
    return {
      plural: t`Announcements`,
      about: t`Popups, notices and news for players: drafts, what awaits approval, and what is shown.`,
      added: t`New announcement`,
      nameHint: t`For staff only, for example weekend-bonus. It can't be changed later.`,
      publish: t`Another person approves it. Then players see it, from its start on.`,
      stop: t`Hide it from all players at once. To show it again, publish it again.`,
      stopped: t`Stopped. No player sees it any more.`,
      noPreview: t`Save a title to see it on the site. Promotions and notices to agents have no preview.`,
    }
  },
  titleOf: ({ texts }, first) => texts.find(({ language }) => language === first)?.title ?? null,
  useSubtitle: () => {
    const { t } = useLingui()
    return ({ type }) => t(typeText[type])
  },
  useFields: useAnnouncementFields,
  Form: AnnouncementForm,
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
