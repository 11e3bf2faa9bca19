import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'

import { cursorOf } from '../lib/pages.ts'
import { useRoleName } from '../lib/role-names.ts'
import { useSite } from '../lib/site.ts'
import { DataTable } from '../ui/data-table.tsx'
import { FilterField } from '../ui/filter-field.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { Select } from '../ui/select.tsx'
import { Empty } from '../ui/states.tsx'
import { unusedRightsQuery } from './review-queries.ts'
import { useUnusedRightColumns } from './unused-right-columns.tsx'

const route = getRouteApi('/in/m/$merchant/unused-rights')

const PERIODS = ['30', '90', '180', '365'] as const

/** Rights that accounts have not used for some time, as candidates for removal. */
export default function UnusedRightsPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { days = '90', mail, open, page } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(unusedRightsQuery(merchant, { days: Number(days), mail, after: cursorOf(page) }))
  const columns = useUnusedRightColumns({ zone, roleName: useRoleName(merchant) })
  return (
    <Page
      title={t`Unused rights`}
      subtitle={t`Take away what isn't needed: by an access review, or in the staff list.`}
      filters={
        <>
          <Select
            label={t`Not used for`}
            value={days}
            options={PERIODS.map((value) => ({ value, label: t`Not used for ${value} days` }))}
            onChange={(chosen) =>
              void navigate({ search: (previous) => ({ ...previous, days: chosen, open: undefined, page: undefined }) })
            }
          />
          <FilterField
            label={t`Email begins with`}
            value={mail}
            onChange={(typed) =>
              void navigate({ search: (previous) => ({ ...previous, mail: typed, open: undefined, page: undefined }) })
            }
          />
        </>
      }
    >
      <ListView query={query} zone={zone}>
        {({ rights, next }) => (
          <>
            <DataTable
              label={t`Unused rights`}
              columns={columns}
              rows={rights.map((right) => ({
                ...right,
                id: [right.account, right.role, right.permission, right.right].join('.'),
              }))}
              open={open}
              onOpen={(id) => void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })}
              empty={<Empty icon={Sparkles} title={t`No unused rights`}>{t`Every right was used in this time.`}</Empty>}
            />
            <Pager
              count={rights.length}
              trail={page}
              next={next}
              onPage={(trail) =>
                void navigate({ search: (previous) => ({ ...previous, page: trail, open: undefined }) })
              }
            />
          </>
        )}
      </ListView>
    </Page>
  )
}
