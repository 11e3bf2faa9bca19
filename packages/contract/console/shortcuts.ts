import * as z from 'zod/mini'

import { Nothing } from '../kit/endpoint.ts'
import { staffEndpoint } from '../staff/staff-endpoint.ts'

/** Configurable shortcuts with their default keys. The browser's own keys that move the focus are not configurable. */
export const shortcutDefaults = {
  next: 'j',
  previous: 'k',
  select: 'x',
  panel: 'p',
  copy: 'c',
  filter: 'f',
  approve: 'a',
  reject: 'r',
} as const

export type ShortcutName = keyof typeof shortcutDefaults

/** A letter or a digit. `g` begins the keys of the screens. */
const Key = z.string().check(z.regex(/^[a-fh-z0-9]$/))

/** Keys of decisions on some screens, which no other shortcut can have. */
const DECISION_KEYS: readonly string[] = ['a', 'r', 'h', 'n']

/** The account's keys; a missing shortcut has its default key. A key belongs to one shortcut only. */
export const Shortcuts = z
  .partial(
    z.object({
      next: Key,
      previous: Key,
      select: Key,
      panel: Key,
      copy: Key,
      filter: Key,
      approve: Key,
      reject: Key,
    }),
  )
  .check(
    z.refine((own) => {
      const { approve, reject, ...others } = { ...shortcutDefaults, ...own }
      const keys = [approve, reject, ...Object.values(others)]
      const isFree = (key: string | undefined) => key !== 'h' && key !== 'n'
      return (
        new Set(keys).size === keys.length &&
        [approve, reject].every(isFree) &&
        Object.values(others).every((key) => !DECISION_KEYS.some((one) => one === key))
      )
    }),
  )
export type Shortcuts = z.output<typeof Shortcuts>

export const setShortcuts = staffEndpoint({
  summary: 'Sets the own keys of the console.',
  method: 'PUT',
  path: '/console/shortcuts',
  input: z.object({ shortcuts: Shortcuts }),
  output: Nothing,
  refusals: {},
})
