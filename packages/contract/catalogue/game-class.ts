import * as z from 'zod/mini'

/** Maximum number of classes of a game. */
export const MAX_CLASSES = 10

/** Form of the name of a class. */
export const CLASS_NAME = /^[A-Z][A-Z0-9_]{0,29}$/

/** Class names reserved for the lobby's own selections; other fields of a game define the games of NEW and HOT. */
export const RESERVED_CLASSES: ReadonlySet<string> = new Set(['ALL', 'NEW', 'HOT', 'FAV'])

/** Name of a class that a game may have. */
export const GameClass = z.string().check(
  z.regex(CLASS_NAME),
  z.refine((name) => !RESERVED_CLASSES.has(name)),
)
