// The measurements in a viewer's page, the same for each viewer.

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The first whole number in a text, with any thousands separators. */
export const numberOf = (text) => {
  const found = /\d[\d,.\s]*/.exec(text ?? "");
  return found ? Number(found[0].replace(/\D/g, "")) : undefined;
};

async function until(isTrue, signal) {
  while (!isTrue()) {
    if (signal.aborted) throw new Error("It took too long.");
    await frame();
  }
  return performance.now();
}

/** Makes a viewer's measurement available to the benchmark. Leaves out figures that a viewer can't provide. */
export function measured(viewer) {
  globalThis.measure = async ({ address, rows, needle, frequent, frequentCount, mostMs }) => {
    const figures = {};
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: "longtask" });
    const within = () => AbortSignal.timeout(mostMs);
    try {
      const start = performance.now();
      const opened = viewer.open(address);
      figures.firstRow = (await until(viewer.hasRows, within())) - start;
      figures.whole = (await until(() => viewer.isWhole(rows), within())) - start;
      await opened;
      if (viewer.search === undefined) return { ...figures, longestTask: await afterFrames(() => longest) };
      const asked = performance.now();
      viewer.search(needle);
      figures.firstMatch = (await until(viewer.isFound, within())) - asked;
      const counting = performance.now();
      viewer.search(frequent);
      figures.count = (await until(() => viewer.count() === frequentCount, within())) - counting;
    } catch (error) {
      figures.problem = String(error.message ?? error);
    }
    figures.longestTask = await afterFrames(() => longest);
    figures.scrollFrame = await scrolledFrame(viewer);
    return figures;
  };
}

/** The observer reports a task only after it has ended. */
async function afterFrames(read) {
  await frame();
  await frame();
  return read();
}

/** Milliseconds of the slowest of a hundred frames, each with another part of the log. */
async function scrolledFrame(viewer) {
  const times = [];
  let last = await frame();
  for (let at = 0; at < 100; at += 1) {
    viewer.scrollTo(((at * 37) % 100) / 100);
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times.sort((one, other) => one - other)[95];
}
