import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MouseEvent } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import { useSession } from '../../lib/session/session.ts'
import { addPageWords } from '../../lib/words/words.ts'
import { Icon, Stroke } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { useLoginFirst } from '../use-login-first.ts'
import type { Entry, Group } from './menu.ts'
import styles from './menu.module.css'
import { NewsBubble } from './news.tsx'

/** Entries under one heading: lines in the base version, tiles in the new one. */
export function MenuGroup({ group: { title, entries } }: { group: Group }) {
  const { i18n } = useLingui()
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{i18n._(title)}</h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.to}>{entry.opens ? <InviteWay entry={entry} /> : <Way entry={entry} />}</li>
        ))}
      </ul>
    </section>
  )
}

/** Opens the member's link for friends at once; the page behind it has the rest. */
function InviteWay({ entry }: { entry: Entry }) {
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <Way entry={entry} onTap={open} />
      <Later
        wanted={isWanted}
        load={loadInviteSheet}
        props={{ open: isOpen, onClose: () => setOpen(false) }}
        onFailure={() => setWanted(false)}
      />
    </>
  )
}

async function loadInviteSheet() {
  const [{ InviteSheet }] = await Promise.all([
    import('../../promotions/referral/invite-sheet.tsx'),
    addPageWords(['promotions', 'invite']),
  ])
  return InviteSheet
}

interface WayProps {
  entry: Entry
  /** Of whoever is signed in; he stays where he is if it says so. */
  onTap?: (event: MouseEvent) => void
}

function Way({ entry: { to, face, icon, news }, onTap }: WayProps) {
  const { i18n } = useLingui()
  const loginFirst = useLoginFirst()
  const session = useSession()
  return (
    <Link to={to} className={styles.entry} onClick={session && onTap ? onTap : loginFirst(to)}>
      <span className={styles.icon}>
        <Stroke path={icon} size={24} />
      </span>
      <span className={styles.words}>{i18n._(face.title)}</span>
      {news && <NewsBubble of={news} />}
      <span className={styles.chevron}>
        <Icon name="chevron" size={20} turns />
      </span>
    </Link>
  )
}
