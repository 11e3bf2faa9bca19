import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { List } from '../../../ui/list.tsx'
import { Later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { accountActivity } from '../queries.ts'
import { ActivityLine } from './activity-line.tsx'
import styles from './activity.module.css'
import { mergedActivity } from './merged-activity.ts'

const FIRST = 6
const LINE_PX = 64

const loadNotMe = async () => (await import('./not-me-sheet.tsx')).NotMeSheet

/** Recent account activity; suspicious entries are highlighted. */
export function Activity() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(accountActivity)
  const [isExpanded, setExpanded] = useState(false)
  const [notMe, setNotMe] = useState(false)
  const activities = mergedActivity(data)
  const shownActivities = isExpanded ? activities : activities.slice(0, FIRST)
  return (
    <>
      <List
        items={shownActivities}
        className={styles.list}
        empty={<p className={styles.none}>{t`No activity yet.`}</p>}
      >
        {(one) => <ActivityLine key={one.key} activity={one} onNotMe={() => setNotMe(true)} />}
      </List>
      {shownActivities.length < activities.length && (
        <p className={styles.more}>
          <Button variant="quiet" onClick={() => setExpanded(true)}>{t`Show more`}</Button>
        </p>
      )}
      <Later
        isRequested={notMe}
        load={loadNotMe}
        props={{ open: notMe, onClose: () => setNotMe(false) }}
        onFailure={() => setNotMe(false)}
      />
    </>
  )
}

export function ActivitySkeleton() {
  return (
    <div className={styles.waiting}>
      {Array.from({ length: FIRST }, (_, index) => (
        <Skeleton key={index} height={LINE_PX} />
      ))}
    </div>
  )
}
