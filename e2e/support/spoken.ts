import type { Page } from '@playwright/test';

/** An accessibility node; `expanded`, `focused` and the like are states. */
export type Spoken = {
  role: string;
  name: string;
  states: Readonly<Record<string, unknown>>;
  /** Roles of its ancestors, innermost first. */
  within: readonly string[];
};

/** The page's accessibility tree in reading order, without ignored nodes. */
export async function spoken(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const all: Spoken[] = [];
  const visit = (node: (typeof nodes)[number] | undefined, within: readonly string[]): void => {
    if (!node) return;
    const role = String(node.role?.value ?? '');
    if (!node.ignored) {
      const states = (node.properties ?? []).map(({ name, value }) => [name, value.value] as const);
      all.push({
        role,
        name: String(node.name?.value ?? '').trim(),
        states: Object.fromEntries(states),
        within,
      });
    }
    for (const child of node.childIds ?? [])
      visit(known.get(child), node.ignored ? within : [role, ...within]);
  };
  visit(nodes[0], []);
  return all;
}

/** The first node of that name with a role and states of its own: a control, not its text. */
export async function spokenAs(page: Page, name: string): Promise<Spoken | undefined> {
  const all = await spoken(page);
  return all.find((one) => one.name === name && !/text/i.test(one.role));
}

/** The current content of live regions. */
export async function announced(page: Page): Promise<string[]> {
  const all = await spoken(page);
  return all
    .filter(({ role, within }) => role === 'StaticText' && within.includes('status'))
    .map(({ name }) => name);
}
