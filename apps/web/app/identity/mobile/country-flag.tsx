import { useState } from 'react'

import styles from './country-flag.module.css'
import { FLAGS_EDITION } from './flags-edition.ts'

const FLAGS = `/assets/flags-${FLAGS_EDITION}`

interface CountryFlagProps {
  /** ISO 3166 alpha-2. */
  country: string
  /** Fetched only when it is about to be seen; a browser that cannot wait shows the letters. */
  lazy?: boolean
}

/** A country's flag; its two letters where the picture does not come. It says nothing by itself. */
export function CountryFlag({ country, lazy = false }: CountryFlagProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const canWait = import.meta.env.SSR || 'loading' in HTMLImageElement.prototype
  if (broken === country || (lazy && !canWait)) {
    // Drawn by the style: as text they would have to stand in the name of the button, which says the country in full.
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
