// Runs the product for the browser tests until it is told to stop; playwright.config.ts starts it and reads its address.
import { type OpenIdServer, startOpenIdServer } from '../packages/testkit/sign-in-providers/open-id.ts';
import { startProduct } from './product.ts';

let provider: OpenIdServer | undefined;
const product = await startProduct(process.env.E2E_MODEL_URL ?? null, undefined, async (url) => {
  provider = await startOpenIdServer(`${url}/api/login/callback/oidc`);
  provider.person = 'typed';
  return provider.settings;
});
process.once('SIGTERM', async () => {
  await product.stop();
  await provider?.close();
  process.exit(0);
});
console.log(`The product listens on ${product.url}`);
