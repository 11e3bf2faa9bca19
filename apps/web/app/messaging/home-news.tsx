import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Later } from '../ui/later.tsx'
import styles from './home-news.module.css'
import { homeAnnouncements } from './queries.ts'

/** What the merchant says on his home page, each under its own heading; nothing when he says nothing. */
export function HomeNews() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(homeAnnouncements)
  if (data.home.length === 0) return null
  return (
    <section className={styles.news} aria-label={t`From the house`}>
      {data.home.map(({ id, title, content }) => (
        <Piece key={id} title={title} content={content} />
      ))}
    </section>
  )
}

const loadRichText = async () => (await import('../ui/rich-text.tsx')).RichText

function Piece({ title, content }: { title: string; content: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.piece} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.words}>
        <Later wanted={open} load={loadRichText} props={{ html: content }} />
      </div>
    </details>
  )
}
