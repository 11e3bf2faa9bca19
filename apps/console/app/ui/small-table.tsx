import type { ReactNode } from 'react'

import styles from './small-table.module.css'

interface SmallTableProps {
  label: string
  heads: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** Indexes of columns with amounts, which are aligned at the end. */
  amounts?: readonly number[]
}

/** A short table inside a panel. */
export const SmallTable = ({ label, heads, rows, amounts = [] }: SmallTableProps) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        {heads.map((head, at) => (
          <th key={head} scope="col" className={amounts.includes(at) ? styles.amount : ''}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells }) => (
        <tr key={id}>
          {cells.map((cell, at) => (
            <td key={heads[at]} className={amounts.includes(at) ? styles.amount : ''}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
