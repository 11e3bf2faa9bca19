import { Store } from './store.ts'

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'ante-console-theme'
const isTheme = (text: string | null): text is Theme => text === 'system' || text === 'light' || text === 'dark'

function stored(): Theme {
  const text = localStorage.getItem(KEY)
  return isTheme(text) ? text : 'system'
}

export const theme = new Store<Theme>(stored())

/** Applies a theme, and stores it in this browser. */
export function setTheme(next: Theme): void {
  localStorage.setItem(KEY, next)
  theme.set(next)
  showTheme()
}

export function showTheme(): void {
  document.documentElement.dataset['theme'] = theme.get()
}
