import { markBar } from './install/bar-mark.ts'
import { showsBar } from './install/download-rules.ts'
import { keepInstallPrompt } from './install/install-prompt.ts'
import { offerIn } from './install/offer-text.ts'
import { visitNow } from './install/visit.ts'
import { shellMarks } from './lib/browser/native-shell.ts'
import { isRenderedFor, renderedQuery } from './lib/pages/rendered-query.ts'

/**
 * Runs before the first paint, beside the page's styles: what the server cannot know of a visitor, and what would make the
 * page jump if it were known later. Everything else waits.
 */
const page = document.documentElement
Object.assign(page.dataset, shellMarks({ userAgent: navigator.userAgent, screenHeight: screen.height }))
keepInstallPrompt()
markBar(showsBar(visitNow(), offerIn(page.dataset['offer'] ?? '{}')))
// Another page of this path, which the browser draws: `shell.module.css` keeps its place until then.
if (!isRenderedFor(location.search, renderedQuery(page))) page.dataset['redrawn'] = ''
