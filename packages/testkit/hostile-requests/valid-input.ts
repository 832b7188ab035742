import type { Endpoint } from '@verdant/contracts';
import { sample, stringMatching } from 'fast-check';
import type { Dice } from '../random.ts';
import { type Attack, nounOf } from './person.ts';

/** The words of JSON Schema that the schemas of the map use. */
export type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

const MOST_ITEMS = 2;

const samples = new Map<string, string[]>();
/** Texts that a pattern takes: drawn once, as drawing takes its time. */
function textsOf(pattern: string): string[] {
  const known = samples.get(pattern) ?? sample(stringMatching(new RegExp(pattern)), { numRuns: 60, seed: 1 });
  samples.set(pattern, known);
  return known;
}

/** An input that the schema of the endpoint takes, about things of the asker's own. */
export function validInput({ input, owns }: Endpoint, attack: Attack, dice: Dice): Record<string, unknown> {
  const { pick, below, chance } = dice;

  const text = ({ format, pattern, minLength = 0, maxLength = 200 }: Schema, name: string): string => {
    const noun = nounOf(name, owns);
    const own = noun && attack.own[noun];
    if (own) return own;
    if (format === 'uuid') return pick(Object.values(attack.own));
    if (format === 'email') return `${attack.mark}.${below(1e6)}@example.com`;
    if (pattern) return pick(textsOf(pattern)).slice(0, maxLength);
    return `${attack.mark} ${below(1e6).toString(36)} `.repeat(40).slice(0, Math.max(minLength, below(maxLength)));
  };

  const number = ({ type, minimum = 0, maximum = 1_000 }: Schema): number =>
    type === 'integer' ? minimum + below(maximum - minimum + 1) : minimum + dice.random() * (maximum - minimum);

  const value = (schema: Schema, name: string): unknown => {
    const known = attack.known[name];
    if (known && chance(0.8)) return pick(known);
    if ('const' in schema) return schema.const;
    if (schema.enum) return pick(schema.enum);
    if (schema.anyOf) return value(pick(schema.anyOf), name);
    if (schema.properties) return record(schema);
    if (schema.items) {
      const { minItems = 0, maxItems = MOST_ITEMS } = schema;
      const length = Math.min(maxItems, minItems + below(MOST_ITEMS + 1));
      return Array.from({ length }, () => value(schema.items!, name));
    }
    if (schema.type === 'string') return text(schema, name);
    if (schema.type === 'integer' || schema.type === 'number') return number(schema);
    return schema.type === 'boolean' ? chance(0.5) : null;
  };

  const record = ({ properties = {}, required = [] }: Schema): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || chance(0.6))
        .map(([name, schema]) => [name, value(schema, name)]),
    );

  return record(input as Schema);
}
