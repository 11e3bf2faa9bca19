import styles from './icon.module.css'
import { iconPaths } from './icon-paths.ts'
import type { IconName } from './icon-paths.ts'

interface IconProps {
  name: IconName
  size?: number
  /** Mirrors arrows in right-to-left pages. */
  turns?: boolean
}

/** Icon beside text or in a labelled button; hidden from screen readers. */
export function Icon({ name, size = 24, turns = false }: IconProps) {
  return <Stroke path={iconPaths[name]} size={size} turns={turns} />
}

interface StrokeProps {
  path: string
  size: number
  turns?: boolean
}

/** Draws path data in the icon family's single stroke. */
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
