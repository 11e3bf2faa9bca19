import { conformance } from './command/conformance.ts'

process.exitCode = await conformance(process.argv.slice(2), {
  environment: process.env,
  out: (text) => console.log(text),
  error: (text) => console.error(text),
})
