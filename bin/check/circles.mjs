/**
 * Circles among imports: the shortest one of each knot of files that import each other.
 *
 * @param {{ from: string, to: string }[]} imports
 * @returns {string[][]} each from a file back to itself
 */
export function findCircles(imports) {
  const graph = new Map();
  for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to]);
  return knots(graph).map((knot) => shortestCircle(graph, knot));
}

/** Sets of files each of which leads to each other (Tarjan 1972, with a stack of our own against deep recursion). */
function knots(graph) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const found = [];
  const enter = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    open.push(file);
    return { file, next: [...(graph.get(file) ?? [])] };
  };
  const leave = (file) => {
    if (lowest.get(file) !== order.get(file)) return;
    const knot = open.splice(open.indexOf(file));
    if (knot.length > 1 || graph.get(file)?.includes(file)) found.push(new Set(knot));
  };
  for (const start of graph.keys()) {
    const trail = order.has(start) ? [] : [enter(start)];
    while (trail.length) {
      const { file, next } = trail.at(-1);
      const to = next.pop();
      if (to === undefined) {
        trail.pop();
        leave(file);
        const above = trail.at(-1)?.file;
        if (above) lowest.set(above, Math.min(lowest.get(above), lowest.get(file)));
      } else if (!order.has(to)) trail.push(enter(to));
      else if (open.includes(to)) lowest.set(file, Math.min(lowest.get(file), order.get(to)));
    }
  }
  return found;
}

function shortestCircle(graph, knot) {
  const circles = [...knot].map((start) => {
    const trails = [[start]];
    const seen = new Set();
    for (const trail of trails) {
      for (const to of graph.get(trail.at(-1)) ?? []) {
        if (to === start) return [...trail, start];
        if (!knot.has(to) || seen.has(to)) continue;
        seen.add(to);
        trails.push([...trail, to]);
      }
    }
    throw new Error(`${start} is in no circle`);
  });
  return circles.reduce((best, circle) => (circle.length < best.length ? circle : best));
}
