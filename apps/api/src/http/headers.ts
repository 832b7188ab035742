import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const CSP = {
  defaultSrc: ["'self'"],
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
 * What every answer says to the browser. What the API answers is of one person and of this moment: kept nowhere, unless
 * a handler says so. docker/headers.conf has the same for the pages that nginx gives out.
 */
export function addHeaders(app: FastifyInstance, publicUrl: string): void {
  // made once: @fastify/helmet writes the policy anew with every answer
  const protect = helmet({
    contentSecurityPolicy: { directives: CSP },
    frameguard: { action: 'deny' },
    hsts: publicUrl.startsWith('https:'),
  });
  app.addHook('onRequest', ({ url, id, raw }, reply, done) => {
    reply.header('x-request-id', id);
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    protect(raw, reply.raw, done as () => void);
  });
}
