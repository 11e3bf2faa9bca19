import type { Palette } from '../../themes/theme.ts'

/** Applies the theme's colours to the whole page. */
export function applyPalette({ night, panel, raised, accent }: Palette): void {
  const { style } = document.documentElement
  style.setProperty('--night', night)
  style.setProperty('--panel', panel)
  style.setProperty('--raised', raised)
  style.setProperty('--aurora', accent)
}
