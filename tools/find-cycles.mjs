// The cycles of a graph given as Map(node → Set of nodes): one shortest cycle for each knot (strongly connected component).

function knots(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node), low.get(next)));
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node), index.get(next)));
    }
    if (low.get(node) === index.get(node)) found.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found.filter((nodes) => nodes.length > 1);
}

function shortestFrom(start, inside, graph) {
  const paths = [[start]];
  const seen = new Set();
  for (let path = paths.shift(); path; path = paths.shift())
    for (const next of graph.get(path.at(-1)) ?? []) {
      if (next === start) return path;
      if (inside.has(next) && !seen.has(next)) {
        seen.add(next);
        paths.push([...path, next]);
      }
    }
  return undefined;
}

export function findCycles(graph) {
  return knots(graph).map((nodes) => {
    const inside = new Set(nodes);
    const cycles = nodes.map((node) => shortestFrom(node, inside, graph)).filter(Boolean);
    return cycles.sort((a, b) => a.length - b.length)[0];
  });
}
