import { join } from 'node:path'

import type { RenderManifest, RenderPage } from '@ante/contract/merchant/page.ts'

import { callBy } from '../kit/call-in-process.ts'
import { loadModule } from '../kit/load-module.ts'
import { answerTasks } from '../kit/worker/answer-tasks.ts'
import type { RenderTasks } from './render-tasks.ts'
import { compressed, SMALL, storedPage } from './stored-page.ts'

// The built web app exports both functions.
const webApp = (webDist: string) =>
  loadModule<{ render: RenderPage; renderManifest: RenderManifest }>(join(webDist, 'server', 'entry-server.js'))

answerTasks<RenderTasks>({
  warm: async ({ webDist }) => {
    await webApp(webDist)
  },
  render: async ({ webDist, ...requested }, callGateway) => {
    const { render } = await webApp(webDist)
    return storedPage(await render({ ...requested, call: callBy(callGateway) }))
  },
  manifest: async ({ webDist, ...requested }) => {
    const { renderManifest } = await webApp(webDist)
    const document = JSON.stringify(await renderManifest(requested))
    return storedPage({ kind: 'document', status: 200, document })
  },
  compress: ({ plain }) => compressed(plain, SMALL),
})
