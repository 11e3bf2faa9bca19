import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { UserRoundCheck } from 'lucide-react'

import { useRoleName } from '../lib/role-names.ts'
import { useSite } from '../lib/site.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import page from '../ui/page.module.css'
import { Select } from '../ui/select.tsx'
import { Empty } from '../ui/states.tsx'
import { Time } from '../ui/time.tsx'
import { ReviewActions } from './review-actions.tsx'
import { useReviewColumns } from './review-columns.tsx'
import { ReviewItemPanel } from './review-item-panel.tsx'
import type { Review } from './review-queries.ts'
import { reviewsQuery } from './review-queries.ts'

const route = getRouteApi('/in/m/$merchant/reviews')

/** Access reviews: each quarter, every role of every account is confirmed or removed, and the list is signed. */
export default function ReviewsPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { quarter, show = 'all', open } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(reviewsQuery(merchant))
  const columns = useReviewColumns({ zone, roleName: useRoleName(merchant) })
  const reviews = query.data?.reviews ?? []
  const review = reviews.find((one) => one.quarter === quarter) ?? reviews[0]
  const items = (review?.items ?? []).filter(({ decision }) => show === 'all' || (decision ?? 'open') === show)
  const item = review?.items.find(({ id }) => id === open)
  const openRow = (id: string | undefined) => void navigate({ search: (now) => ({ ...now, open: id }), replace: true })
  const openNext = () => openRow(items.find(({ id, decision }) => decision === null && id !== open)?.id)
  return (
    <Page
      title={t`Access reviews`}
      subtitle={t`Each quarter, confirm or remove every role, then sign the list.`}
      actions={
        query.data && (
          <ReviewActions
            reviews={reviews}
            review={review}
            onOpened={(opened) => void navigate({ search: { quarter: opened } })}
          />
        )
      }
      filters={
        review && (
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
              onChange={(chosen) => void navigate({ search: (now) => ({ ...now, show: chosen }) })}
            />
          </>
        )
      }
      panel={
        review &&
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
        {() =>
          review ? (
            <>
              <div className={page.note}>
                <ReviewState review={review} zone={zone} />
              </div>
              <DataTable
                label={t`Roles under review`}
                columns={columns}
                rows={items}
                open={open}
                onOpen={openRow}
                empty={<Empty icon={UserRoundCheck} title={t`No roles`}>{t`Choose another decision.`}</Empty>}
              />
            </>
          ) : (
            <Empty icon={UserRoundCheck} title={t`No reviews yet`}>{t`Open the review of this quarter.`}</Empty>
          )
        }
      </ListView>
    </Page>
  )
}

function ReviewState({ review, zone }: { review: Review; zone: string }) {
  const left = review.items.filter(({ decision }) => decision === null).length
  const { signedAt, signedBy, signature } = review
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
