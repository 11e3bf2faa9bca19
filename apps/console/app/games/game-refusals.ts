import { msg } from '@lingui/core/macro'

/** Texts of refused calls about games, which are loaded with the page of the games. */
export const gameRefusals = {
  'games.platform_only': msg`Games are the same at all merchants. Choose the platform as the merchant, and change them there.`,
}
