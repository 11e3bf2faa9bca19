/** Returns a drawing as a data URL. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
