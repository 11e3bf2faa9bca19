/**
 * Returns the attributes of a text from data, for screen readers, fonts and the writing direction. `lang` is the locale
 * delivered with the text; if it is absent, the text has the page's language, but may be a Latin name.
 */
export function languageAttributes(lang: string | undefined) {
  return { dir: 'auto', ...(lang !== undefined && { lang }) } as const
}
