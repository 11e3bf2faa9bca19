/** A line of the report: the name of the measurement, and its result as text. */
export type Figure = readonly [what: string, figure: string]

export function print(title: string, figures: Figure[]): void {
  const width = Math.max(...figures.map(([label]) => label.length))
  console.log(`\n${title}`)
  for (const [label, figure] of figures) console.log(`  ${label.padEnd(width)}  ${figure}`)
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
export const perSecond = (count: number) => `${Math.round(count).toLocaleString('en')}/s`
