import { useQuery } from '@tanstack/react-query'

import { NewsPieces } from './news-pieces.tsx'
import styles from './page-news.module.css'
import { pageAnnouncements } from './queries.ts'

type Announcements = NonNullable<ReturnType<typeof pageAnnouncements.get>>

/** The announcements of the page at this path, promotions first. */
export function PageNews({ path, label }: { path: string; label: string }) {
  const announcements = pageAnnouncements.get(path)
  return announcements ? <News announcements={announcements} label={label} /> : null
}

function News({ announcements, label }: { announcements: Announcements; label: string }) {
  const { data } = useQuery(announcements)
  const pieces = data ? [...data.promotion, ...data.player, ...data.home] : []
  return (
    <div className={styles.place}>
      <NewsPieces label={label} pieces={pieces} />
    </div>
  )
}
