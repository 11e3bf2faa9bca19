import type { GameChange, GameProblem } from '@ante/contract/console/game-changes.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** A change as it is chosen in the menu: the name of a class is entered later. */
export const GAME_ACTIONS = ['close', 'open', 'addClass', 'removeClass', 'first', 'last', 'feed'] as const
export type GameAction = (typeof GAME_ACTIONS)[number]

interface ActionTexts {
  /** Item of the menu, and title of the dialog. */
  title: string
  /** The confirm line. */
  confirm: string
}

/** Returns the change of an action. */
export function changeOf(action: GameAction, name: string): GameChange {
  if (action === 'addClass' || action === 'removeClass') return { action, name }
  return action === 'first' || action === 'last' ? { action: 'order', to: action } : { action }
}

/** Returns a function with the texts of an action on a number of games. */
export function useActionTexts(): (action: GameAction, count: number) => ActionTexts {
  const { t } = useLingui()
  return (action, count) => {
    const texts: Record<GameAction, ActionTexts> = {
      close: {
        title: t`Close`,
        confirm: t`Close ${plural(count, { one: '# game', other: '# games' })} at all merchants. Players can't open them any more; running rounds end as usual.`,
      },
      open: {
        title: t`Open`,
        confirm: t`Open ${plural(count, { one: '# game', other: '# games' })} at all merchants that offer their vendors.`,
      },
      addClass: {
        title: t`Add a class`,
        confirm: t`Add the class to ${plural(count, { one: '# game', other: '# games' })} at all merchants.`,
      },
      removeClass: {
        title: t`Remove a class`,
        confirm: t`Remove the class from ${plural(count, { one: '# game', other: '# games' })} at all merchants.`,
      },
      first: {
        title: t`Move to the front`,
        confirm: t`Show ${plural(count, { one: '# game', other: '# games' })} before all others of their categories, in their present order.`,
      },
      last: {
        title: t`Move to the end`,
        confirm: t`Show ${plural(count, { one: '# game', other: '# games' })} after all others of their categories, in their present order.`,
      },
      feed: {
        title: t`Use the values of the feed`,
        confirm: t`State, classes and order of ${plural(count, { one: '# game', other: '# games' })} are those of the vendor's feed again.`,
      },
    }
    return texts[action]
  }
}

/** Returns a formatter for the reason why a game was not changed. */
export function useGameProblemText(): (problem: GameProblem) => string {
  const { t } = useLingui()
  const texts: Record<GameProblem, string> = {
    unknown: t`This game doesn't exist any more.`,
    not_in_feed: t`The last feed of the vendor lacks it. Import a feed that has it.`,
    too_many_classes: t`It has 10 classes. Remove one first.`,
  }
  return (problem) => texts[problem]
}
