import { unmarkedTexts } from './unmarked-words.ts'

/** The project's linter plugin, for rules that do not exist elsewhere. */
const plugin = { meta: { name: 'words' }, rules: { 'no-unmarked': unmarkedTexts } }

export default plugin
