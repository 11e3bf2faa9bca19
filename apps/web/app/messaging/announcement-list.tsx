import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { useState } from 'react'

import { languageAttributes } from '../lib/i18n/language-attributes.ts'
import { Later } from '../ui/later.tsx'
import styles from './announcement-list.module.css'

interface AnnouncementListProps {
  label: string
  pieces: readonly Announcement[]
}

/** List of announcements, each expanded by its heading; empty without any. */
export function AnnouncementList({ label, pieces }: AnnouncementListProps) {
  if (pieces.length === 0) return null
  return (
    <section className={styles.announcements} aria-label={label}>
      {pieces.map((piece) => (
        <Piece key={piece.id} piece={piece} />
      ))}
    </section>
  )
}

const loadRichText = async () => (await import('../ui/rich-text.tsx')).RichText

function Piece({ piece: { title, body, lang } }: { piece: Announcement }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.piece} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.title}>
        <span {...languageAttributes(lang)}>{title}</span>
      </summary>
      <div className={styles.text} {...languageAttributes(lang)}>
        <Later isRequested={open} load={loadRichText} props={{ text: body }} />
      </div>
    </details>
  )
}
