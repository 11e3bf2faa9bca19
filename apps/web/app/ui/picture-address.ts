/** Returns the address of an image after a number of failed sources; null when all have failed. */
export function pictureAddress(src: string, sources: readonly string[], failures: number): string | null {
  // An absolute address does not depend on the sources.
  const bases = /^(https?:|data:)/.test(src) ? [''] : sources
  const base = bases[failures]
  return src === '' || base === undefined ? null : base.replace(/\/$/, '') + src
}
