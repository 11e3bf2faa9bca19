import type { Palette } from '../../themes/theme.ts'

/** Puts the dress's colours on the whole page. */
export function wear({ night, panel, raised, accent }: Palette): void {
  const { style } = document.documentElement
  style.setProperty('--night', night)
  style.setProperty('--panel', panel)
  style.setProperty('--raised', raised)
  style.setProperty('--aurora', accent)
}
