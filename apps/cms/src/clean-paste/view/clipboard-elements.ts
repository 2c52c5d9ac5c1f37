export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  // Parsers accept names of attributes that `setAttribute` refuses.
  for (const attribute of [...element.attributes]) renamed.setAttributeNode(attribute.cloneNode() as Attr);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

export function wrapContent(element: Element, tag: string): Element {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
  return wrapper;
}

export function textNodes(root: Node): Text[] {
  const walker = (root.ownerDocument as Document).createTreeWalker(root, 4 /* text */);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

export const isBlank = (node: Node | null) => (node?.textContent ?? '').trim() === '';
