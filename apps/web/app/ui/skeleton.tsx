import type { CSSProperties } from 'react'

import styles from './skeleton.module.css'

interface SkeletonProps {
  height?: CSSProperties['height']
  width?: CSSProperties['width']
  round?: boolean
}

/** Placeholder for loading content, in its size. */
export function Skeleton({ height = '1em', width = '100%', round = false }: SkeletonProps) {
  return <span className={round ? styles.round : styles.block} style={{ height, width }} aria-hidden="true" />
}

/** Loading message for screen readers. */
export function Loading({ label }: { label: string }) {
  return <output className={styles.label}>{label}</output>
}
