import { GATEWAY_PATH } from './paths.ts'

// Runs before each test file: the first file of a browser gets a gateway, which its cookie selects from then on.
const answer = await fetch(GATEWAY_PATH, { method: 'POST' })
if (!answer.ok) throw new Error(await answer.text())
