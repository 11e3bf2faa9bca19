import { msg } from '@lingui/core/macro'

/** Texts of refused calls of the sports desk, which are loaded with its page. */
export const sportsRefusals = {
  'sports.no_answer': msg`No sportsbook of the merchant answers. Look at its vendors, and try again.`,
  'tiles.changed': msg`Another person has changed the tiles meanwhile. Close this, and look at them again.`,
  'tiles.match_unknown': msg`A match is over, or the sportsbooks don't offer it any more. Remove it, and save again.`,
  'tiles.until_invalid': msg`The time of a tile is over. Choose a later one, or remove it.`,
}
