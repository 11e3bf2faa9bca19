import styles from './icon.module.css'
import { iconPaths } from './icon-paths.ts'
import type { IconName } from './icon-paths.ts'

interface IconProps {
  name: IconName
  size?: number
  /** Arrows point the other way where writing runs from the right. */
  turns?: boolean
}

/** A picture beside words or in a labelled button; it says nothing by itself. */
export function Icon({ name, size = 24, turns = false }: IconProps) {
  return <Stroke path={iconPaths[name]} size={size} turns={turns} />
}

interface StrokeProps {
  path: string
  size: number
  turns?: boolean
}

/** Draws path data in the family's one stroke. */
export function Stroke({ path, size, turns = false }: StrokeProps) {
  return (
    <svg
      className={turns ? styles.turning : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path className={styles.stroke} d={path} />
    </svg>
  )
}
