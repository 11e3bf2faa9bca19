import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { speechOf } from '../lib/words/speech.ts'
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
      {data.home.map((piece) => (
        <Piece key={piece.id} piece={piece} />
      ))}
    </section>
  )
}

const loadRichText = async () => (await import('../ui/rich-text.tsx')).RichText

function Piece({ piece: { title, content, lang } }: { piece: Announcement }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.piece} {...speechOf(lang)} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.words}>
        <Later wanted={open} load={loadRichText} props={{ html: content }} />
      </div>
    </details>
  )
}
