import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { commonRefusals, statusOfRefusal } from '@ante/contract/kit/refusal.ts'
import { wireNameOf } from '@ante/contract/kit/wire-names.ts'
import { RichText } from '@ante/contract/messaging/rich-text/rich-text.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import * as z from 'zod'

import type { Config } from './config.ts'
import type { Server } from './server.ts'

type Json = Record<string, unknown>

/** Recursive schemas: the document can only refer to them by name. */
const shared = z.registry<{ id: string }>().add(RichText, { id: 'RichText' })

/**
 * Serves the contract as OpenAPI 3.1 at `/docs/json`, and outside production as pages at `/docs`, which need a looser
 * content policy than the site. Call it after the last route.
 */
export async function serveDocumentation(app: Server, { production }: Pick<Config, 'production'>): Promise<void> {
  const document = documentOf([...app.endpoints.keys()])
  if (production) {
    app.get('/docs/json', () => document)
    return
  }
  // The plugin's type covers OpenAPI 3.0 only; it serves the document unchanged.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}

/** Returns OpenAPI 3.1, generated from the declarations that route and parse the calls. */
function documentOf(endpoints: Endpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ante gateway', version: '0.1.0', description: 'How to read it: docs/wire.md' },
    paths,
    components: {
      schemas: sharedSchemas(),
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: header.authorization },
        console: { type: 'apiKey', in: 'cookie', name: '__Host-ante-console' },
      },
    },
  }
}

/** Operations by declaration, because the gateways of one process share them and each takes half a millisecond. */
const operations = new WeakMap<Endpoint, Json>()

function operationOf(endpoint: Endpoint): Json {
  const operation = operations.get(endpoint) ?? describe(endpoint)
  operations.set(endpoint, operation)
  return operation
}

function describe(endpoint: Endpoint): Json {
  const schema = schemaOf(endpoint.input, 'input')
  const inQuery = endpoint.method === 'GET'
  return {
    summary: endpoint.summary,
    tags: [
      endpoint.path.split('/')[1] === 'wps' ? (endpoint.path.split('/')[2] ?? 'wps') : endpoint.path.split('/')[1],
    ],
    ...(endpoint.moduleId && { 'x-module-id': endpoint.moduleId }),
    ...(endpoint.sealed && {
      'x-sealed': true,
      description: 'The body travels sealed: docs/wire.md, "Sealed bodies".',
    }),
    ...(endpoint.access === 'member' && { security: [{ token: [] }] }),
    ...(endpoint.access === 'staff' && { security: [{ console: [] }], 'x-permission': endpoint.permission }),
    parameters: [...headersOf(endpoint), ...(inQuery ? queryOf(schema) : [])],
    ...(!inQuery && { requestBody: { content: { 'application/json': { schema } } } }),
    responses: responsesOf(endpoint),
  }
}

function headersOf(endpoint: Endpoint): Json[] {
  const names = [endpoint.idempotencyKey && header.idempotencyKey, endpoint.sealed && header.encryption]
  return names.filter(Boolean).map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } }))
}

function queryOf(schema: Json): Json[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(schema['properties'] ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property as unknown,
  }))
}

function responsesOf(endpoint: Endpoint): Json {
  const responses: Record<string, Json> = {
    '200': answer('Done', envelope({ success: { const: true }, value: schemaOf(endpoint.output, 'output') })),
  }
  for (const [status, codes] of refusalsByStatus(endpoint)) {
    const oneOf = codes.map(([code, details]) =>
      envelope({ success: { const: false }, errorCode: { const: code }, message: { type: 'string' }, value: details }),
    )
    responses[status] = answer(codes.map(([code]) => code).join(', '), { oneOf })
  }
  return responses
}

function refusalsByStatus(endpoint: Endpoint): Map<string, [string, Json][]> {
  const { 'request.invalid': invalid, 'login.not.session': noSession, defect } = commonRefusals
  const everywhere = {
    'request.invalid': invalid,
    defect,
    ...(endpoint.access === 'member' && { 'login.not.session': noSession }),
  }
  const byStatus = new Map<string, [string, Json][]>()
  for (const [code, details] of Object.entries({ ...everywhere, ...endpoint.refusals })) {
    const status = String(statusOfRefusal(code))
    byStatus.set(status, [...(byStatus.get(status) ?? []), [code, schemaOf(details, 'output')]])
  }
  return byStatus
}

const answer = (description: string, schema: Json) => ({ description, content: { 'application/json': { schema } } })

const envelope = (properties: Json) => ({ type: 'object', properties, required: Object.keys(properties) })

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const {
    $schema: _,
    $defs: __,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: shared,
    override: useWireNames,
  })
  return pointingToShared(json)
}

/** Renames an object's properties as clients send and receive them. */
function useWireNames({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}) {
  const { def } = zodSchema._zod
  if (def.type !== 'object' || !jsonSchema.properties) return
  const nameOf = (name: string) => (def.shape[name] && wireNameOf(def.shape[name])) ?? name
  jsonSchema.properties = Object.fromEntries(
    Object.entries(jsonSchema.properties).map(([name, property]) => [nameOf(name), property]),
  )
  if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map(nameOf)
}

const componentOf = (id: string) => `#/components/schemas/${id}`

function sharedSchemas(): Json {
  const { schemas } = z.toJSONSchema(shared, { uri: componentOf })
  const entries = Object.entries(schemas).map(([id, schema]) => {
    const { $schema: _, $id: __, ...json } = schema
    return [id, json]
  })
  return Object.fromEntries(entries) as Json
}

/** Returns a copy that references the document's schemas. Objects stay objects. */
const pointingToShared = (json: Json) =>
  JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${componentOf('')}`)) as Json
