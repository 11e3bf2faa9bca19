import { Trans } from '@lingui/react/macro'

import { changedFields } from '../lib/changed-fields.ts'
import styles from './changed-fields-table.module.css'

/** Table of the changed fields: name, value before, value after. */
export function ChangedFieldsTable({ before, after }: { before: unknown; after: unknown }) {
  const fields = changedFields(before, after)
  if (fields.length === 0)
    return (
      <p className={styles.none}>
        <Trans>No values.</Trans>
      </p>
    )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Before</Trans>
          </th>
          <th scope="col">
            <Trans>After</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.path}>
            <th scope="row">{field.path}</th>
            <td>{field.before !== undefined && <del className={styles.before}>{field.before}</del>}</td>
            <td>{field.after !== undefined && <ins className={styles.after}>{field.after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
