import * as calls from '@ante/contract/console/banners.ts'
import type { BannerContent, ListedBanner } from '@ante/contract/console/banners.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { createColumnHelper } from '@tanstack/react-table'

import { call } from '../lib/call.ts'
import { useAudienceText } from '../ui/audience-text.ts'
import { usePlaceText } from '../ui/banner-fields.ts'
import type { Features } from '../ui/table-features.ts'
import { CalendarView } from './calendar-view.tsx'
import { useContentColumns } from './content-columns.tsx'
import { USUAL } from './content-kind.ts'
import type { EditedKind } from './content-kind.ts'
import { ContentList } from './content-list.tsx'
import type { SiteRow } from './content-list.tsx'
import styles from './content.module.css'
import { pictureSource } from './picture-source.ts'

/** Pictures at the top of a page. */
export const bannerKind: EditedKind<BannerContent> = {
  name: 'banners',
  calls: {
    show: (input, signal) => call(calls.showBanner, input, signal),
    save: (input) => call(calls.saveBanner, input),
    discard: (input) => call(calls.discardBanner, input),
    publish: (input) => call(calls.publishBanner, input),
    stop: (input) => call(calls.stopBanner, input),
  },
  editing: calls.saveBanner,
  texts: {
    plural: msg`Banners`,
    about: msg`Pictures at the top of the home page and the registration page, in their order.`,
    added: msg`New banner`,
    nameHint: msg`For staff only, for example summer-race. It can't be changed later.`,
    publish: msg`Another person approves it. Then players see it, from its start on.`,
    stop: msg`Hide it from all players at once. To show it again, publish it again.`,
    stopped: msg`Stopped. No player sees it any more.`,
    noPreview: msg`Save a picture with a title or an alternative text to see it on the site.`,
  },
  rules: USUAL,
  titleOf: ({ texts }, first) => {
    const text = texts.find(({ language }) => language === first)
    return text ? text.title || text.alt : null
  },
  Form: lazy(async () => ({ default: (await import('./banner-form.tsx')).BannerForm })),
}

const helper = createColumnHelper<Features, SiteRow<ListedBanner>>()

const thumbnailOf = ({ row }: { row: { original: SiteRow<ListedBanner> } }) => (
  <Thumbnail source={pictureSource(row.original.site, row.original.picture)} />
)

export function BannerList() {
  const { t } = useLingui()
  const audienceText = useAudienceText()
  const placeText = usePlaceText()
  const columns = useContentColumns<ListedBanner>([
    helper.display({
      id: 'picture',
      header: t`Picture`,
      cell: thumbnailOf,
    }),
    helper.display({ id: 'place', header: t`Place`, cell: ({ row: { original: one } }) => placeText(one.group) }),
    helper.display({ id: 'order', header: t`Order`, cell: ({ row: { original: one } }) => one.priority }),
    helper.display({
      id: 'audience',
      header: t`Shown to`,
      cell: ({ row: { original: one } }) => audienceText(one.audience),
    }),
  ])
  return (
    <ContentList
      kind="banners"
      label={t`Banners`}
      columns={columns}
      load={({ merchant, state, after }, signal) => call(calls.listBanners, { merchant, state, after }, signal)}
    />
  )
}

function Thumbnail({ source }: { source: string | null }) {
  return source === null ? null : <img className={styles.thumbnail} src={source} alt="" width={65} height={30} />
}

type CalendarEntry = OutputOf<typeof calls.bannerCalendar>['entries'][number]

export function BannerCalendar() {
  const placeText = usePlaceText()
  const audienceText = useAudienceText()
  const groups = ['m_home', 'm_reg'] as const
  return (
    <CalendarView<CalendarEntry>
      kind="banners"
      places={groups.map((group) => ({ title: placeText(group), isHere: (entry) => entry.group === group }))}
      readersOf={({ audience }) => (audience === 'all' ? null : audienceText(audience))}
      load={(query, signal) => call(calls.bannerCalendar, query, signal)}
    />
  )
}
