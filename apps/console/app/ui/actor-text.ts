import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Words for actors other than staff. */
const ACTORS: Record<string, MessageDescriptor> = {
  player: msg`Player`,
  member: msg`Player`,
  gateway: msg`Gateway`,
  provider: msg`Provider`,
}

/** Returns a formatter for who made a step: a word, or the mail address of staff. */
export function useActorText(): (actor: string) => string {
  const { t } = useLingui()
  return (actor) => {
    const text = Object.hasOwn(ACTORS, actor) ? ACTORS[actor] : undefined
    return text ? t(text) : actor
  }
}
