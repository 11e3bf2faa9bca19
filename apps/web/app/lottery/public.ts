/** What other capabilities may use of the lottery. */
export { groupName } from './names/group-name.ts'
/** Loads the component that says what was bet on; it brings the rules of all plays. Its words are in the catalogues `bets` and `plays`. */
export const loadPickedWords = async () => (await import('./orders/line/picked-words.tsx')).PickedWords
export { prizeModeWords } from './names/prize-mode-name.ts'
