import { permissions } from '@ante/contract/staff/permissions.ts'
import type { Right } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Draft } from './rights.ts'
import { hasLimits, keyOf, RIGHTS, rightsOfPermission } from './rights.ts'
import { RightCell } from './right-cell.tsx'
import styles from './roles.module.css'

export const rightText: Record<Right, MessageDescriptor> = {
  propose: msg`Propose`,
  approve: msg`Approve`,
  apply: msg`Apply`,
  skip: msg`Skip approval`,
}

interface RightsTableProps {
  draft: Draft
  /** Absent: the table is only to read, and shows only what is held. */
  onDraft: ((draft: Draft) => void) | undefined
}

/** Permissions by rights: a mark or a checkbox where a right is, and its limits. */
export function RightsTable({ draft, onDraft }: RightsTableProps) {
  const { t } = useLingui()
  const shown = permissions.filter(
    ({ permission }) =>
      onDraft !== undefined || rightsOfPermission(permission).some((right) => draft[keyOf(permission, right)]?.isHeld),
  )
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Permission</Trans>
            </th>
            {RIGHTS.map((right) => (
              <th key={right} scope="col">
                {t(rightText[right])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ permission, meaning }) => (
            <tr key={permission}>
              <th scope="row">
                {meaning} <code className={styles.code}>{permission}</code>
              </th>
              {RIGHTS.map((right) => (
                <td key={right}>
                  {rightsOfPermission(permission).includes(right) && (
                    <RightCell
                      label={`${meaning}: ${t(rightText[right])}`}
                      value={draft[keyOf(permission, right)]}
                      hasLimits={hasLimits(permission, right)}
                      onChange={onDraft && ((value) => onDraft({ ...draft, [keyOf(permission, right)]: value }))}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
