import * as z from 'zod/mini'

import { contentCalls, ListedContent } from './content-calls.ts'
import { periodFields, Priority, TextsIn } from './content-fields.ts'

/** Key of an article of the help center. */
export const HelpKey = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))

/** All that staff edits of an article of the help center: the question is its title. */
export const HelpContent = z.object({
  texts: TextsIn,
  /** Lower numbers are shown first. */
  position: Priority,
  ...periodFields,
})
export type HelpContent = z.infer<typeof HelpContent>

const Listed = z.object({ ...ListedContent.shape, position: z.number() })
export type ListedHelp = z.infer<typeof Listed>

export const {
  list: listHelpDrafts,
  show: showHelpDraft,
  save: saveHelpDraft,
  discard: discardHelpDraft,
  publish: publishHelpDraft,
  stop: stopHelp,
} = contentCalls({
  noun: 'help articles',
  path: 'help',
  permission: 'messaging.help',
  key: HelpKey,
  content: HelpContent,
  listed: Listed,
})
