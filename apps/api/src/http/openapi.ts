import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** OpenAPI from the routes' own schemas, which are the endpoint map's; served at `/api/docs`. Register before mounting. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Verdant',
        version: '0.1.0',
        description:
          'Every answer is an envelope `{code, data, errMsg}`; code 0 is success, and the HTTP status says the same. The envelope of an error also has its `name`, as several errors share a code.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'EASY_TOKEN' } } },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
