// React uses this to tell a debugger where each element was created. It costs time, and tests have no debugger.
Object.defineProperty(console, "createTask", { value: undefined });
