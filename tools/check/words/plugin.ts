import { unmarkedWords } from './unmarked-words.ts'

/** The linter's plugin of this project: what no existing rule finds. */
const plugin = { meta: { name: 'words' }, rules: { 'no-unmarked': unmarkedWords } }

export default plugin
