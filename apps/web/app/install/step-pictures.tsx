import type { ReactNode } from 'react'

import styles from './step-pictures.module.css'

/** Small drawings of a phone's screen in the brand's colours. Hidden from screen readers: the text is sufficient. */
function Screen({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.picture} viewBox="0 0 88 64" width="88" height="64" aria-hidden="true">
      <rect className={styles.ground} x="1" y="1" width="86" height="62" rx="10" />
      {children}
    </svg>
  )
}

const Lines = ({ y }: { y: number }) => <path className={styles.faint} d={`M12 ${y}h40M12 ${y + 8}h28`} />

export const SharePicture = () => (
  <Screen>
    <Lines y={14} />
    <rect className={styles.bar} x="1" y="38" width="86" height="25" rx="8" />
    <path className={styles.faint} d="M12 51h8M26 51h6M60 51h6M72 51h6" />
    <circle className={styles.spot} cx="46" cy="50" r="11" />
    <path className={styles.mark} d="M43 49h-1.5v7h9v-7H49M46 53v-9M43.5 46.5L46 44l2.5 2.5" />
  </Screen>
)

export const MenuPicture = () => (
  <Screen>
    <path className={styles.faint} d="M12 14h36M12 52h30" />
    <rect className={styles.spot} x="6" y="22" width="76" height="21" rx="6" />
    <path className={styles.mark} d="M12 32.5h34M66 27.5h10v10H66zM71 30v5M68.5 32.5h5" />
  </Screen>
)

export const AddPicture = () => (
  <Screen>
    <path className={styles.faint} d="M10 14h14M12 52h40" />
    <rect className={styles.spot} x="56" y="7" width="26" height="15" rx="7.5" />
    <path className={styles.mark} d="M64 14.5l3.5 3.5 7-7" />
    <rect className={styles.bar} x="12" y="26" width="20" height="20" rx="5" />
    <path className={styles.faint} d="M40 32h30M40 40h20" />
  </Screen>
)

export const ProfilePicture = () => (
  <Screen>
    <Lines y={44} />
    <rect className={styles.spot} x="10" y="8" width="68" height="28" rx="7" />
    <path className={styles.mark} d="M44 13v13M38.5 21l5.5 5.5 5.5-5.5M34 31.5h20" />
  </Screen>
)

export const SettingsPicture = () => (
  <Screen>
    <rect className={styles.spot} x="6" y="8" width="76" height="18" rx="6" />
    <path className={styles.mark} d="M12 17h40M70 13l4 4-4 4" />
    <path className={styles.faint} d="M12 36h30M12 46h40M12 54h24" />
  </Screen>
)

export const SafariPicture = () => (
  <Screen>
    <circle className={styles.spot} cx="44" cy="32" r="22" />
    <path className={styles.mark} d="M53 23l-5.5 12.5L35 41l5.5-12.5zM44 14v3M44 47v3M26 32h3M59 32h3" />
  </Screen>
)

export const CornerPicture = () => (
  <Screen>
    <Lines y={34} />
    <rect className={styles.bar} x="6" y="7" width="56" height="15" rx="7" />
    <circle className={styles.spot} cx="74" cy="14.5" r="9" />
    <path className={styles.mark} d="M74 10v.1M74 14.5v.1M74 19v.1" />
  </Screen>
)
