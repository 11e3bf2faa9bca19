import { useLingui } from '@lingui/react/macro'

import { Link } from '../../lib/pages/router.tsx'
import { Icon, Stroke } from '../../ui/icon.tsx'
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
          <li key={entry.to}>
            <Way entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Way({ entry: { to, face, icon, news } }: { entry: Entry }) {
  const { i18n } = useLingui()
  const loginFirst = useLoginFirst()
  return (
    <Link to={to} className={styles.entry} onClick={loginFirst(to)}>
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
