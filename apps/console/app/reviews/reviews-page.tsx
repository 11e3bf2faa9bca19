import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { UserRoundCheck } from 'lucide-react'

import { cursorOf, nextTrail } from '../lib/pages.ts'
import { useRoleName } from '../lib/role-names.ts'
import { useSite } from '../lib/site.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import type { PageProps } from '../ui/page.tsx'
import page from '../ui/page.module.css'
import { Pager } from '../ui/pager.tsx'
import { Select } from '../ui/select.tsx'
import { Empty } from '../ui/states.tsx'
import { Time } from '../ui/time.tsx'
import { ReviewActions } from './review-actions.tsx'
import { useReviewColumns } from './review-columns.tsx'
import { ReviewItemPanel } from './review-item-panel.tsx'
import type { Review } from './review-queries.ts'
import { reviewItemsQuery, reviewsQuery } from './review-queries.ts'

const route = getRouteApi('/in/m/$merchant/reviews')

/** Columns that are hidden while a panel is open, because the panel shows their values. */
const PANEL_COLUMNS = ['mail', 'lastUsedAt', 'decidedBy', 'note']

/** Access reviews: each quarter, every role of every account is confirmed or removed, and the list is signed. */
export default function ReviewsPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { quarter, show = 'all' } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(reviewsQuery(merchant))
  const reviews = query.data?.reviews ?? []
  const review = reviews.find((one) => one.quarter === quarter) ?? reviews[0]
  const actions = query.data && (
    <ReviewActions
      reviews={reviews}
      review={review}
      onOpened={(opened) => void navigate({ search: { quarter: opened } })}
    />
  )
  const frame = {
    title: t`Access reviews`,
    subtitle: t`Each quarter, confirm or remove every role, then sign the list.`,
    actions,
  }
  if (!review)
    return (
      <Page {...frame}>
        <ListView query={query} zone={zone}>
          {() => <Empty icon={UserRoundCheck} title={t`No reviews yet`}>{t`Open the review of this quarter.`}</Empty>}
        </ListView>
      </Page>
    )
  const filters = (
    <>
      <Select
        label={t`Quarter`}
        value={review.quarter}
        options={reviews.map((one) => ({ value: one.quarter, label: one.quarter }))}
        onChange={(chosen) => void navigate({ search: { quarter: chosen } })}
      />
      <Select
        label={t`Decision`}
        value={show}
        options={[
          { value: 'all', label: t`All roles` },
          { value: 'open', label: t`Open` },
          { value: 'confirmed', label: t`Confirmed` },
          { value: 'removed', label: t`Removed` },
        ]}
        onChange={(chosen) => void navigate({ search: { quarter, show: chosen } })}
      />
    </>
  )
  return <ReviewPage review={review} frame={{ ...frame, filters }} />
}

type Frame = Pick<PageProps, 'title' | 'subtitle' | 'actions' | 'filters'>

/** The roles of one review, page by page. */
function ReviewPage({ review, frame }: { review: Review; frame: Frame }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { show = 'all', open, page: trail } = route.useSearch()
  const navigate = route.useNavigate()
  const decision = show === 'all' ? undefined : show
  const query = useQuery(reviewItemsQuery(merchant, { id: review.id, decision, after: cursorOf(trail) }))
  const columns = useReviewColumns({ zone, roleName: useRoleName(merchant) })
  const items = query.data?.items ?? []
  const item = items.find(({ id }) => id === open)
  const openRow = (id: string | undefined) =>
    void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })
  const onPage = (next: string | undefined) =>
    void navigate({ search: (previous) => ({ ...previous, page: next, open: undefined }) })
  const openNext = () => {
    const following = items.find(({ id, decision: decided }) => decided === null && id !== open)
    const next = query.data?.next ?? null
    if (following) openRow(following.id)
    else if (next !== null) onPage(nextTrail(trail, next))
    else openRow(undefined)
  }
  return (
    <Page
      {...frame}
      panel={
        item && (
          <ReviewItemPanel
            key={item.id}
            review={review}
            item={item}
            onClose={() => openRow(undefined)}
            onDone={openNext}
          />
        )
      }
    >
      <ListView query={query} zone={zone}>
        {({ next }) => (
          <>
            <div className={page.note}>
              <ReviewState review={review} zone={zone} />
            </div>
            <DataTable
              label={t`Roles under review`}
              columns={columns}
              rows={items}
              hidden={item ? PANEL_COLUMNS : []}
              open={open}
              onOpen={openRow}
              empty={<Empty icon={UserRoundCheck} title={t`No roles`}>{t`Choose another decision.`}</Empty>}
            />
            <Pager count={items.length} trail={trail} next={next} onPage={onPage} />
          </>
        )}
      </ListView>
    </Page>
  )
}

function ReviewState({ review, zone }: { review: Review; zone: string }) {
  const { signedAt, signedBy, signature, open: left } = review
  if (signedAt !== null)
    return (
      <Notice tone="good">
        <Trans>
          Signed by {signedBy} at <Time at={signedAt} zone={zone} />. SHA-256: <code>{signature}</code>
        </Trans>
      </Notice>
    )
  return (
    <Notice tone={left === 0 ? 'good' : 'info'}>
      <Plural
        value={left}
        _0="Everything is decided. Sign the review."
        one="# role is still open."
        other="# roles are still open."
      />
    </Notice>
  )
}
