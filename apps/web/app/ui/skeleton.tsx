import type { CSSProperties } from 'react'

import styles from './skeleton.module.css'

interface SkeletonProps {
  height?: CSSProperties['height']
  width?: CSSProperties['width']
  round?: boolean
}

/** The place of something that is on its way, in its size. */
export function Skeleton({ height = '1em', width = '100%', round = false }: SkeletonProps) {
  return <span className={round ? styles.round : styles.block} style={{ height, width }} aria-hidden="true" />
}

/** Says to those who do not see the skeletons that something is on its way. */
export function Loading({ label }: { label: string }) {
  return <output className={styles.label}>{label}</output>
}
