/** Whether files are fetched from addresses that people give. `allowed`: addresses of our own that tests fetch from. */
export type AddressConfig = { on: boolean; timeoutMs: number; allowed: string[] };

const TIMEOUT_MS = 10_000;

/** Throws an `Error` with a sentence that names the variable at fault. */
export function readAddressConfig(env: Record<string, string | undefined>): AddressConfig {
  const given = (key: string) => env[key]?.trim() || null;
  const on = given('IMPORT_FROM_ADDRESS') ?? 'true';
  if (on !== 'true' && on !== 'false') throw new Error(`IMPORT_FROM_ADDRESS must be true or false, not "${on}"`);
  const timeoutMs = Number(given('IMPORT_FROM_ADDRESS_TIMEOUT_MS') ?? TIMEOUT_MS);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 100 || timeoutMs > 60_000)
    throw new Error(`IMPORT_FROM_ADDRESS_TIMEOUT_MS must be a whole number from 100 to 60000, not "${timeoutMs}"`);
  const allowed = given('IMPORT_FROM_ADDRESS_ALLOWED');
  return { on: on === 'true', timeoutMs, allowed: allowed === null ? [] : allowed.split(/\s*,\s*/) };
}
