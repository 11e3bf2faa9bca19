import { shortcutDefaults } from '@ante/contract/console/shortcuts.ts'
import type { ShortcutName } from '@ante/contract/console/shortcuts.ts'

import { useSession } from './session.ts'

/** Returns the shortcut keys that the account has configured. */
export const useShortcuts = (): Record<ShortcutName, string> => {
  const { shortcuts } = useSession()
  const own = Object.entries(shortcuts).flatMap(([name, key]): [string, string][] =>
    key === undefined ? [] : [[name, key]],
  )
  return { ...shortcutDefaults, ...Object.fromEntries<string>(own) }
}
