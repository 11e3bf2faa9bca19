// Tests any seamless wallet; this file runs the suite through `npm run`.
await import('../conformance/run.ts')
