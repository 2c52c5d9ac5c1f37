/** The mutations for each kind of syntax, without those that no test is expected to detect. */
import type { Node } from 'oxc-parser';

export type Mutation = { operator: string; replacement: string };

/** The context of an expression, as far as it determines its mutations. */
export type Role = 'condition' | 'loop condition' | 'operand of &&' | 'operand of ||' | 'returned' | null;

const BINARY: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};
const LOGICAL: Readonly<Record<string, string>> = { '&&': '||', '||': '&&', '??': '&&' };
const ASSIGNMENT: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '??=': '=' };
/** A map, because objects inherit methods with such names. */
const METHOD: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
  ['min', 'max'],
  ['max', 'min'],
]);
/** Method calls that are replaced by their receiver. */
const REMOVED_METHODS = new Set(
  'trim filter slice sort toSorted reverse replace replaceAll normalize flat'.split(' '),
);

const BY_ROLE: Readonly<Record<Exclude<Role, null>, readonly string[]>> = {
  condition: ['true', 'false'],
  'loop condition': ['false'],
  'operand of &&': ['true'],
  'operand of ||': ['false'],
  returned: ['undefined'],
};

type Source = (node: Node) => string;

const all = (operator: string, replacements: readonly string[]): Mutation[] =>
  replacements.map((replacement) => ({ operator, replacement }));

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

function literalMutations(node: Extract<Node, { type: 'Literal' }>): Mutation[] {
  if ('regex' in node) {
    const { pattern, flags } = node.regex;
    const loose = [pattern.replace(/^\^/, ''), pattern.replace(/(?<!\\)\$$/, '')];
    return all(
      'regular expression',
      loose.filter((each) => each !== pattern && each !== '').map((each) => `/${each}/${flags}`),
    );
  }
  const { value } = node;
  if (typeof value === 'boolean') return all('boolean', [String(!value)]);
  if (typeof value === 'number') return all('number', [String(value + 1)]);
  if (typeof value === 'string') return all('string', [value === '' ? "'mutated'" : "''"]);
  return [];
}

function callMutations(node: Extract<Node, { type: 'CallExpression' }>, source: Source): Mutation[] {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
    return [];
  const { name } = callee.property;
  const target = source(callee.object);
  const other = METHOD.get(name);
  const isMath = target === 'Math' || !['min', 'max'].includes(name);
  if (other && isMath) {
    const argumentList = node.arguments.map(source).join(', ');
    return all('method', [`${target}.${other}(${argumentList})`]);
  }
  return REMOVED_METHODS.has(name) ? all('removed call', [target]) : [];
}

/** Replaces each `?.` of a chain by `.`. */
function chainMutations(node: Node, source: Source): Mutation[] {
  const text = source(node);
  const replaced = [...text.matchAll(/\?\.(?=([[(])?)/g)].map(
    ({ index, 1: bracket }) => text.slice(0, index) + (bracket ? '' : '.') + text.slice(index + 2),
  );
  return all('optional chaining', replaced);
}

function ownMutations(node: Node, source: Source): Mutation[] {
  switch (node.type) {
    case 'Literal':
      return literalMutations(node);
    case 'TemplateLiteral':
      return all('string', ['``']);
    case 'ArrayExpression':
      return all('array', [node.elements.length > 0 ? '[]' : "['mutated']"]);
    case 'ObjectExpression':
      return node.properties.length > 0 ? all('object', ['{}']) : [];
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? all('unary', [source(node.argument)]) : [];
    case 'LogicalExpression': {
      const other = LOGICAL[node.operator] ?? '';
      return all('logical', [`(${source(node.left)}) ${other} (${source(node.right)})`]);
    }
    case 'BinaryExpression': {
      if (node.operator === '+' && (isText(node.left) || isText(node.right))) return [];
      const others = BINARY[node.operator] ?? [];
      return all(
        'comparison or arithmetic',
        others.map((other) => `(${source(node.left)}) ${other} (${source(node.right)})`),
      );
    }
    case 'AssignmentExpression': {
      const other = ASSIGNMENT[node.operator];
      return other ? all('assignment', [`${source(node.left)} ${other} ${source(node.right)}`]) : [];
    }
    case 'CallExpression':
      return callMutations(node, source);
    case 'ChainExpression':
      return chainMutations(node, source);
    default:
      return [];
  }
}

/** The mutations of an expression in its context, without duplicates and without the original. */
export function mutationsOf(node: Node, role: Role, source: Source): Mutation[] {
  const byRole = role === null ? [] : all(role, BY_ROLE[role]);
  const original = source(node);
  const seen = new Set([original]);
  return [...byRole, ...ownMutations(node, source)].filter(({ replacement }) => {
    const isNew = !seen.has(replacement);
    seen.add(replacement);
    return isNew;
  });
}
