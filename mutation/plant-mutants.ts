/**
 * Compiles all mutants of a file into it, each behind a switch, so that one compiled file serves all of them, and
 * what is expensive to start (a database, Payload) starts once for many mutants.
 */
import { type Node, parseSync } from 'oxc-parser';
import type { Mutant } from './mutant.ts';
import { mutationsOf, type Role } from './mutate-node.ts';

/** Added to the compiled file; the test runner sets the switch. */
const HEADER = 'const __mutation = globalThis.__mutation ?? { at: () => false };';

/** Parts of a node that are not expressions, or must not change. */
const SKIPPED_PARTS = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeArguments',
  'implements',
  'decorators',
]);
const SKIPPED_PARTS_OF: Readonly<Record<string, readonly string[]>> = {
  AssignmentExpression: ['left'],
  UpdateExpression: ['argument'],
  ForOfStatement: ['left'],
  ForInStatement: ['left'],
  ImportExpression: ['source'],
  ExportNamedDeclaration: ['source', 'specifiers'],
  LabeledStatement: ['label'],
};
const SKIPPED_NODES =
  /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import(?!Expression)|ExportAll|TaggedTemplate|JSX)/;
const WRAPPERS = /^TS/;
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const isBlock = (node: Node) => node.type === 'BlockStatement';
const isRemovable = (node: Node) =>
  node.type === 'ThrowStatement' || (node.type === 'ExpressionStatement' && !node.directive);

type Part = { node: Node; role: Role; isSpine: boolean };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'start' in value;

/** The role of a part within its node. */
function roleOf(parent: Node, key: string): Role {
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return key === 'test' ? 'condition' : null;
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      return key === 'test' ? 'loop condition' : null;
    case 'LogicalExpression':
      return parent.operator === '??' ? null : `operand of ${parent.operator}`;
    case 'ReturnStatement':
      return 'returned';
    case 'ArrowFunctionExpression':
      return key === 'body' && parent.body.type !== 'BlockStatement' ? 'returned' : null;
    default:
      return null;
  }
}

function isSkipped(parent: Node, key: string): boolean {
  if (SKIPPED_PARTS.has(key) || SKIPPED_PARTS_OF[parent.type]?.includes(key)) return true;
  if (WRAPPERS.test(parent.type)) return key !== 'expression';
  if (parent.type === 'UnaryExpression') return ['delete', 'typeof'].includes(parent.operator);
  // A name, not a value.
  return (key === 'key' || key === 'property') && 'computed' in parent && !parent.computed;
}

/** The parts of a node that may contain mutants, in order. */
function partsOf(parent: Node, isSpine: boolean): Part[] {
  const parts: Part[] = [];
  for (const [key, value] of Object.entries(parent)) {
    if (isSkipped(parent, key)) continue;
    for (const node of [value].flat()) {
      if (!isNode(node) || SKIPPED_NODES.test(node.type)) continue;
      // In `a?.b().c`, a switch in the middle would end the chain early.
      const continuesChain =
        (parent.type === 'ChainExpression' && key === 'expression') ||
        (isSpine && (key === 'object' || key === 'callee' || key === 'expression'));
      parts.push({ node, role: roleOf(parent, key), isSpine: continuesChain });
    }
  }
  return parts.sort((a, b) => a.node.start - b.node.start);
}

/** @returns the compiled file, and its mutants, numbered from `firstId` */
export function plantMutants(
  file: string,
  code: string,
  firstId: number,
): { code: string; mutants: Mutant[] } {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed, so no mutant was made of it.`);
  const mutants: Mutant[] = [];
  const source = ({ start, end }: Node) => code.slice(start, end);
  const add = (node: Node, operator: string, replacement: string): string => {
    const id = firstId + mutants.length;
    const line = code.slice(0, node.start).split('\n').length;
    mutants.push({ id, file, line, operator, original: source(node), replacement });
    return `__mutation.at(${id})`;
  };

  const renderParts = (node: Node, isSpine: boolean): string => {
    let text = '';
    let position = node.start;
    for (const part of partsOf(node, isSpine)) {
      text += code.slice(position, part.node.start) + render(part);
      position = part.node.end;
    }
    return text + code.slice(position, node.end);
  };

  const renderFunction = (node: Node): string => {
    let text = '';
    let position = node.start;
    for (const part of partsOf(node, false)) {
      text +=
        code.slice(position, part.node.start) + (isBlock(part.node) ? renderBody(part.node) : render(part));
      position = part.node.end;
    }
    return text + code.slice(position, node.end);
  };

  /** A function that does nothing; if it only returns a value, that value is mutated instead. */
  const renderBody = (body: Extract<Node, { type: 'BlockStatement' }>): string => {
    const [first] = body.body;
    const text = renderParts(body, false);
    if (!first || (body.body.length === 1 && first.type === 'ReturnStatement')) return text;
    return `{ if (${add(body, 'empty function', '{}')}) return; ${text.slice(1)}`;
  };

  const render = ({ node, role, isSpine }: Part): string => {
    if (isRemovable(node)) {
      const condition = add(node, 'removed statement', '');
      return `if (${condition}); else ${renderParts(node, false)}`;
    }
    const text = FUNCTIONS.has(node.type) ? renderFunction(node) : renderParts(node, isSpine);
    const choices = (isSpine ? [] : mutationsOf(node, role, source)).map(
      ({ operator, replacement }) => `${add(node, operator, replacement)} ? (${replacement}) : `,
    );
    return choices.length > 0 ? `(${choices.join('')}(${text}))` : text;
  };

  const compiled = renderParts(program, false);
  return { code: HEADER + code.slice(0, program.start) + compiled + code.slice(program.end), mutants };
}
