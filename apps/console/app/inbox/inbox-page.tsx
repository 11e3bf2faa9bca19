import { getStaffInbox } from '@ante/contract/console/inbox.ts'
import { listExports } from '@ante/contract/console/exports.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useEffect } from 'react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { staffLive } from '../lib/staff-live.ts'
import { useStore } from '../lib/store.ts'
import { ListView } from '../ui/list-view.tsx'
import { NewRowsBar } from '../ui/new-rows-bar.tsx'
import { Page } from '../ui/page.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Empty } from '../ui/states.tsx'
import { ExportList } from './export-list.tsx'
import styles from './inbox.module.css'
import { ResultList } from './result-list.tsx'
import { useMarkSeen } from './use-mark-seen.ts'

/** Results for the signed-in staff: exported files with their progress, and own changes that others have decided. */
export default function InboxPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const exports = useQuery({
    queryKey: ['exports', merchant],
    queryFn: ({ signal }) => call(listExports, { merchant }, signal),
    staleTime: 0,
  })
  const inbox = useQuery({
    queryKey: ['inbox', merchant],
    queryFn: ({ signal }) => call(getStaffInbox, { merchant }, signal),
    staleTime: 0,
  })
  const own = useStore(staffLive.own)
  const isWatched = exports.data?.exports.some(({ state }) => state === 'waiting') ?? false
  const { refetch } = exports
  // Each pushed step of an export refetches its progress. This extends the session, as intended while staff wait.
  useEffect(() => {
    if (own?.about === 'export' && isWatched && document.visibilityState === 'visible') void refetch()
  }, [own, isWatched, refetch])
  useMarkSeen(inbox.dataUpdatedAt, exports.dataUpdatedAt)
  const isNew = own !== null && own.about === 'change' && own.at > inbox.dataUpdatedAt && inbox.dataUpdatedAt > 0
  return (
    <Page title={t`Inbox`} subtitle={t`Your exports, and what became of your requests.`}>
      <NewRowsBar count={isNew ? 1 : 0} onShow={() => void inbox.refetch()} />
      <ScrollRegion label={t`Inbox`} className={styles.content}>
        <ListView query={exports} zone={zone}>
          {(data) => (
            <ListView query={inbox} zone={zone}>
              {({ changes }) =>
                data.exports.length + changes.length === 0 ? (
                  <Empty icon={Inbox} title={t`Nothing here yet`}>
                    {t`Export a list, or request a change: the result appears here.`}
                  </Empty>
                ) : (
                  <>
                    <ExportList exports={data.exports} zone={zone} />
                    <ResultList changes={changes} zone={zone} />
                  </>
                )
              }
            </ListView>
          )}
        </ListView>
      </ScrollRegion>
    </Page>
  )
}
