import type { BankKind } from '@ante/contract/cashier/bank-cards.ts'

import { Stroke } from '../../ui/icon.tsx'
import styles from './bank-icon.module.css'

const PATHS: Record<BankKind, string> = {
  bank: 'M4 10l8-5.5 8 5.5zM6 10v7M10 10v7M14 10v7M18 10v7M4 19.5h16',
  wallet:
    'M4 8.5A2.5 2.5 0 0 1 6.5 6H18a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM15.5 12.5H20v3h-4.5a1.5 1.5 0 0 1 0-3z',
  card: 'M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5V8a1.5 1.5 0 0 1 1.5-1.5zM3 10.5h18M6.5 14.5h4',
}

/** A sign beside a bank's name: its kind, in a colour derived from the name. */
export function BankIcon({ name, kind }: { name: string; kind: BankKind }) {
  return (
    <span className={styles.symbol} data-hue={hueOf(name)}>
      <Stroke path={PATHS[kind]} size={22} />
    </span>
  )
}

const HUES = 4

function hueOf(name: string): number {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return sum % HUES
}
