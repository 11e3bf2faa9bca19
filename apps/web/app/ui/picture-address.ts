/** The address of a picture after so many sources have failed; null when all of them have. */
export function pictureAddress(src: string, sources: readonly string[], failures: number): string | null {
  // One that names its host is to be had there alone.
  const bases = /^(https?:|data:)/.test(src) ? [''] : sources
  const base = bases[failures]
  return src === '' || base === undefined ? null : base.replace(/\/$/, '') + src
}
