import { addPageWords } from '../lib/words/words.ts'

/** Public interface of the lottery for other capabilities. */
export { groupName } from './names/group-name.ts'
export { prizeModeWords } from './names/prize-mode-name.ts'

/** Loads the component that shows the content of a bet, with its messages; it includes the rules of all plays. */
export async function loadPickedWords() {
  const [{ PickedWords }] = await Promise.all([
    import('./orders/line/picked-words.tsx'),
    addPageWords(['bets', 'plays']),
  ])
  return PickedWords
}
