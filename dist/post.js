// The role is in the file that runs: a main step that died before it could save any state is never taken for the post step's turn.
Reflect.set(globalThis, Symbol.for('cold-start-gate.role'), 'post');
await import("./index.js");
export {};
