type Node = { [key: string]: unknown };

/** Limits that strict modes of providers refuse; our own validation holds them all the same. */
const LIMITS = new Set([
  'maxLength',
  'minLength',
  'pattern',
  'format',
  'default',
  'maxItems',
  'minItems',
  'minimum',
  'maximum',
]);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function bare(value: unknown, isNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item, false));
  if (!isNode(value)) return value;
  const kept = Object.entries(value).filter(([key]) => isNames || !LIMITS.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, bare(item, !isNames && key === 'properties')]));
}

/** Strict modes want every property required and no other allowed, at every depth. */
function isStrict(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isStrict);
  if (!isNode(value)) return true;
  if (isNode(value.properties)) {
    const required = Array.isArray(value.required) ? value.required : [];
    if (value.additionalProperties !== false || Object.keys(value.properties).some((key) => !required.includes(key)))
      return false;
  }
  return Object.values(value).every(isStrict);
}

/** The part of a schema that every provider with `json_schema` takes. */
export function portableSchema(schema: unknown): { schema: Node; strict: boolean } {
  return { schema: bare(schema, false) as Node, strict: isStrict(schema) };
}
