import { unmarkedWords } from './unmarked-words.ts'

/** The project's linter plugin, for rules that do not exist elsewhere. */
const plugin = { meta: { name: 'words' }, rules: { 'no-unmarked': unmarkedWords } }

export default plugin
