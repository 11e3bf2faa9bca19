// The operator CLI belongs to the gateway; this file runs it through `npm run`.
await import('@ante/gateway/operator/main.ts')
