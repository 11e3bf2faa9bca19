import type { Operation } from '@ante/contract/console/operations.ts'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useSite } from '../lib/site.ts'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { columnTitle } from './column-title.ts'
import { isAboutRow, prefilled, queryOf, valuesOf } from './field-values.ts'
import styles from './operations.module.css'
import type { ResultRow } from './result-rows.ts'
import { ResultValue } from './result-value.tsx'

interface RowPanelProps {
  row: ResultRow
  operations: readonly Operation[]
  subject: string
  onClose(): void
}

/** All values of a row, and the operations about it with its values filled in. */
export function RowPanel({ row: { id, values }, operations, subject, onClose }: RowPanelProps) {
  const { t } = useLingui()
  const { code, zone } = useSite()
  const about = operations.filter((operation) => isAboutRow(operation, values))
  // The row of a list of all merchants leads to the page of its merchant.
  const named = values['merchant']
  const merchant = typeof named === 'string' && /^[a-z][a-z0-9-]*$/.test(named) ? named : code
  return (
    <SidePanel
      title={id}
      onClose={onClose}
      foot={
        about.length > 0 && (
          <nav aria-label={t`Actions for this row`} className={styles.changes} lang="en">
            {about.map(({ action, title, kind, fields }) => (
              <Link
                key={action}
                to="/m/$merchant/operations/$subject"
                params={{ merchant, subject }}
                search={(previous: Record<string, string | undefined>) =>
                  kind === 'read'
                    ? { action, values: queryOf(valuesOf(fields, prefilled(fields, values))) }
                    : { ...previous, open: id, form: action }
                }
                className={styles.change}
              >
                {title}
              </Link>
            ))}
          </nav>
        )
      }
    >
      <PanelPart title={t`Values`}>
        <div lang="en">
          <Facts
            facts={Object.entries(values).map(
              ([name, value]) => [columnTitle(name), <ResultValue key={name} value={value} zone={zone} />] as const,
            )}
          />
        </div>
      </PanelPart>
    </SidePanel>
  )
}
