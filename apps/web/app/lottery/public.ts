import { loadPageMessages } from '../lib/i18n/messages.ts'

/** Public interface of the lottery for other capabilities. */
export { groupName } from './names/group-name.ts'
export { prizeModeTexts } from './names/prize-mode-name.ts'

/** Loads the component that shows the content of a bet, with its messages; it includes the rules of all plays. */
export async function loadPickedTexts() {
  const [{ PickedTexts: PickedTextsOf }] = await Promise.all([
    import('./orders/line/picked-texts.tsx'),
    loadPageMessages(['bets', 'plays']),
  ])
  return PickedTextsOf
}
