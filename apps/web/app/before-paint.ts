import { markBar } from './install/bar-mark.ts'
import { showsBar } from './install/download-rules.ts'
import { storeInstallPrompt } from './install/install-prompt.ts'
import { offerIn } from './install/offer-text.ts'
import { visitNow } from './install/visit.ts'
import { readFromStorage } from './lib/browser/storage.ts'
import { shellMarks } from './lib/browser/native-shell.ts'
import { isRenderedFor, renderedQuery } from './lib/pages/rendered-query.ts'
import { SESSION_KEY } from './lib/session/session-key.ts'

/**
 * Runs before the first paint, with the page's styles: sets data about the visitor unknown to the server, which would
 * cause layout shifts if set later. Everything else waits.
 */
const page = document.documentElement
Object.assign(page.dataset, shellMarks({ userAgent: navigator.userAgent, screenHeight: screen.height }))
storeInstallPrompt()
markBar(showsBar(visitNow(), offerIn(page.dataset['offer'] ?? '{}')))
if (readFromStorage(() => sessionStorage, SESSION_KEY) !== null) page.dataset['member'] = ''
// The server rendered this path for another query, so the browser renders the page again. `shell.module.css` hides
// the outdated page until then, and keeps its space.
if (!isRenderedFor(location.search, renderedQuery(page))) page.dataset['redrawn'] = ''
