/** Locale and name of a message catalogue in the client build. */
export interface CatalogueSource {
  locale: string
  name: string
}

/** Returns the catalogue that a key of the build's manifest stands for; null for another file. */
export function catalogueSource(key: string): CatalogueSource | null {
  const [, locale, name] = /^translations\/([\w-]+)\/([\w-]+)\.po$/.exec(key) ?? []
  return locale && name ? { locale, name } : null
}
