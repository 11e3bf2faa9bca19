import { useState } from 'react'

import styles from './country-flag.module.css'
import { FLAGS_EDITION } from './flags-edition.ts'

const FLAGS = `/assets/flags-${FLAGS_EDITION}`

interface CountryFlagProps {
  /** ISO 3166 alpha-2. */
  country: string
  /** Whether the picture is loaded only when nearly visible. Browsers without lazy loading show the letters. */
  lazy?: boolean
}

/** A country's flag; its two letters when the picture fails. Hidden from screen readers. */
export function CountryFlag({ country, lazy = false }: CountryFlagProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const canWait = import.meta.env.SSR || 'loading' in HTMLImageElement.prototype
  if (broken === country || (lazy && !canWait)) {
    // CSS renders the letters: as text they would be part of the button's name, which contains the full country name.
    return <span className={styles.letters} data-country={country} aria-hidden="true" />
  }
  return (
    <img
      className={styles.flag}
      src={`${FLAGS}/${country}.svg`}
      alt=""
      width={27}
      height={18}
      loading={lazy ? 'lazy' : 'eager'}
      onError={() => setBroken(country)}
    />
  )
}
