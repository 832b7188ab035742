import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const CSP = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  // Mantine and inline SVG pages carry style attributes
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

/** What no page of ours asks a browser for. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = UNUSED.map((feature) => `${feature}=()`).join(', ');

/**
 * What every answer says to the browser, also one that never becomes a request. docker/headers.conf has the same for the
 * pages that nginx gives out.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS_POLICY };
  const protect = helmet({
    contentSecurityPolicy: { directives: CSP },
    frameguard: { action: 'deny' },
    hsts: publicUrl.startsWith('https:'),
  });
  const collected = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  protect({} as IncomingMessage, collected as unknown as ServerResponse, () => {});
  return headers;
}

/** What the API answers is of one person and of this moment: kept nowhere, unless a handler says so. */
export function addHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', ({ url, id }, reply, done) => {
    reply.headers(headers).header('x-request-id', id);
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}
