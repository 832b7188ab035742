import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@verdant/contracts';
import type { FastifyInstance, FastifySchema } from 'fastify';

const DESCRIPTION = `Every answer is an envelope \`{code, data, errMsg}\`; code 0 is success, and the HTTP status says the same. The envelope of an error also has its \`name\`, as several errors share a code, and \`said\`, its sentence in each language.

**From a program of yours** call with an API key (Account, Security, API keys): \`Authorization: Bearer vk_…\`, without cookies. A key opens what is marked with \`apiKey\` here and has the scope in brackets: \`read\` looks, \`write\` changes, \`run\` starts what counts towards the quota. It may call 120 times a minute. Whatever is wrong with a key, the answer is 401 \`keyRefused\`.

**An assistant** that speaks MCP works with the same keys at \`/api/mcp\`.`;

/** OpenAPI from the routes' own schemas, which are the endpoint map's; served at `/api/docs`. Register before mounting. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      info: { title: 'Verdant', version: '0.1.0', description: DESCRIPTION },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'EASY_TOKEN' },
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, vk_…' },
        },
      },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: {
      // a key is refused beside a session
      requestInterceptor: (request) => (request.headers.Authorization ? { ...request, credentials: 'omit' } : request),
    },
  });
}

/** What the document says of an endpoint. In production it is for whoever has a key, and shows what a key opens. */
export const documented = ({ access, key, summary }: Endpoint, path: string, production: boolean): FastifySchema => ({
  summary,
  tags: [path.split('/')[1]!],
  hide: production && !key,
  ...(access !== 'visitor' && { security: [{ session: [] }, ...(key ? [{ apiKey: [key] }] : [])] }),
});
