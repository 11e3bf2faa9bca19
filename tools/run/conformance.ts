// Tries any seamless wallet; this is the way to it by `npm run`.
await import('../conformance/run.ts')
