// Runs the product for the browser tests until it is told to stop; playwright.config.ts starts it and reads its address.
import { startProduct } from './product.ts';

const product = await startProduct(process.env.E2E_MODEL_URL ?? null);
process.once('SIGTERM', async () => {
  await product.stop();
  process.exit(0);
});
console.log(`The product listens on ${product.url}`);
