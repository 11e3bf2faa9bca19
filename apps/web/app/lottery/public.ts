import { addPageWords } from '../lib/words/words.ts'

/** What other capabilities may use of the lottery. */
export { groupName } from './names/group-name.ts'
export { prizeModeWords } from './names/prize-mode-name.ts'

/** Loads the component that says what was bet on, with its words; it brings the rules of all plays. */
export async function loadPickedWords() {
  const [{ PickedWords }] = await Promise.all([
    import('./orders/line/picked-words.tsx'),
    addPageWords(['bets', 'plays']),
  ])
  return PickedWords
}
