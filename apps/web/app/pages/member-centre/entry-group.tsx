import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { MouseEventHandler, ReactNode } from 'react'

import type { PageMeta } from '../../lib/pages/page-module.ts'
import { Link } from '../../lib/pages/router.tsx'
import { Icon, Stroke } from '../../ui/icon.tsx'
import styles from './menu.module.css'

interface EntryGroupProps<One extends { to: string }> {
  group: { title: MessageDescriptor; entries: readonly One[] }
  children(entry: One): ReactNode
}

/** Entries under one heading: lines in the base version, tiles in the new one. */
export function EntryGroup<One extends { to: string }>({ group: { title, entries }, children }: EntryGroupProps<One>) {
  const { i18n } = useLingui()
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{i18n._(title)}</h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.to}>{children(entry)}</li>
        ))}
      </ul>
    </section>
  )
}

interface EntryLinkProps {
  entry: { to: string; meta: PageMeta; icon: string }
  onClick: MouseEventHandler
  /** Badge with the number of pending items. */
  children?: ReactNode
}

export function EntryLink({ entry: { to, meta, icon }, onClick, children }: EntryLinkProps) {
  const { i18n } = useLingui()
  return (
    <Link to={to} className={styles.entry} onClick={onClick}>
      <span className={styles.icon}>
        <Stroke path={icon} size={24} />
      </span>
      <span className={styles.text}>{i18n._(meta.title)}</span>
      {children}
      <span className={styles.chevron}>
        <Icon name="chevron" size={20} turns />
      </span>
    </Link>
  )
}
