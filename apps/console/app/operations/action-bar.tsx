import type { Operation } from '@ante/contract/console/operations.ts'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowUpRight } from 'lucide-react'

import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import styles from './operations.module.css'
import { screenLinks } from './screen-links.ts'

interface ActionBarProps {
  subject: string
  operations: readonly Operation[]
  /** The read that the page shows. */
  read: Operation | null
  /** Action of the open form. */
  form: string | undefined
}

/** The actions of a subject: what it shows, what changes something, and what has a screen of its own. */
export function ActionBar({ subject, operations, read, form }: ActionBarProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const params = { merchant, subject }
  const to = '/m/$merchant/operations/$subject'
  const here = operations.filter(({ screen }) => screen === null)
  const reads = here.filter(({ kind }) => kind === 'read')
  const changes = here.filter(({ kind }) => kind === 'change')
  return (
    <>
      {reads.length > 0 && (
        <nav aria-label={t`What is shown`} className={styles.tabs}>
          {reads.map(({ action, title, summary }) => (
            <Link
              key={action}
              to={to}
              params={params}
              search={{ action }}
              className={styles.tab}
              lang="en"
              title={summary}
              aria-current={read?.action === action ? 'page' : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
      )}
      {changes.length > 0 && (
        <nav aria-label={t`Changes`} className={styles.changes}>
          {changes.map(({ action, title, summary }) => (
            <Link
              key={action}
              to={to}
              params={params}
              search={(previous: Record<string, string | undefined>) => ({ ...previous, form: action })}
              className={styles.change}
              lang="en"
              title={summary}
              aria-current={form === action ? 'true' : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
      )}
      <ScreenLinks operations={operations} />
    </>
  )
}

function ScreenLinks({ operations }: Pick<ActionBarProps, 'operations'>) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const may = useMay(merchant)
  const linked = operations.flatMap((one) => (one.screen === null ? [] : [{ ...one, ...screenLinks[one.screen] }]))
  const permitted = linked.filter(({ permission }) => may(permission))
  if (permitted.length === 0) return null
  return (
    <nav aria-label={t`Screens with more actions`} className={styles.changes}>
      {permitted.map(({ action, title, summary, to }) => (
        <Link key={action} to={to} params={{ merchant }} className={styles.change} lang="en" title={summary}>
          {title}
          <ArrowUpRight size={13} aria-hidden />
        </Link>
      ))}
    </nav>
  )
}
