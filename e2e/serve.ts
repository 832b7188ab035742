// Runs the product for the browser tests until it is told to stop; playwright.config.ts starts it and reads its address.
import { type OpenIdServer, startOpenIdServer } from '../packages/testkit/sign-in-providers/open-id.ts';
import { startProduct } from './product.ts';

let provider: OpenIdServer | undefined;
const product = await startProduct(process.env.E2E_MODEL_URL ?? null, undefined, async (url) => {
  provider = await startOpenIdServer(`${url}/api/login/callback/oidc`);
  provider.person = 'typed';
  // where a test serves a file, as if it were a public host
  return { ...provider.settings, IMPORT_FROM_ADDRESS_ALLOWED: '127.9.9.9' };
});
process.once('SIGTERM', async () => {
  await product.stop();
  await provider?.close();
  process.exit(0);
});
console.log(`The product listens on ${product.url}`);
