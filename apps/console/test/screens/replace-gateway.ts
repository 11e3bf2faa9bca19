import { GATEWAY_PATH } from './paths.ts'

// Runs before each test file, which gets a gateway of its own. The browser's cookie selects it.
const answer = await fetch(GATEWAY_PATH, { method: 'POST' })
if (!answer.ok) throw new Error(await answer.text())
