import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { objectText } from '../ui/permission-text.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { COLUMNS, hasLimits, keyOfCell, OBJECTS } from './rights.ts'
import type { Draft, RightColumn } from './rights.ts'
import { RightCell } from './right-cell.tsx'
import styles from './roles.module.css'

const columnText: Record<RightColumn, MessageDescriptor> = {
  read: msg`See`,
  propose: msg`Propose`,
  approve: msg`Approve`,
  apply: msg`Change`,
  skip: msg`Skip approval`,
}

interface RightsTableProps {
  draft: Draft
  /** Called with the edited draft. Without it the table is read-only, and shows only granted rights. */
  onDraft: ((draft: Draft) => void) | undefined
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** Table of rights: a row per object, a column per kind of right, with the limits of each. */
export function RightsTable({ draft, onDraft }: RightsTableProps) {
  const { t } = useLingui()
  const isHeld = (object: string) => COLUMNS.some((column) => draft[keyOfCell(object, column)]?.isHeld)
  const shown = OBJECTS.filter((object) => onDraft !== undefined || isHeld(object))
  return (
    <ScrollRegion label={t`Rights`} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Object</Trans>
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(columnText[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown
            .map((object) => ({ object, meaning: capital(t(objectText[object])) }))
            .map(({ object, meaning }) => (
              <tr key={object}>
                <th scope="row">
                  {meaning} <code className={styles.code}>{object}</code>
                </th>
                {COLUMNS.map((column) => (
                  <td key={column}>
                    <RightCell
                      label={`${meaning}: ${t(columnText[column])}`}
                      value={draft[keyOfCell(object, column)]}
                      hasLimits={hasLimits(object, column)}
                      onChange={onDraft && ((value) => onDraft({ ...draft, [keyOfCell(object, column)]: value }))}
                    />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
