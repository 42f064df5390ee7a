/** Jest runs the TypeScript sources as ES modules; NODE_OPTIONS in the npm script switches the VM modules on. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'es6' } },
    ],
  },
  // Most tests wait for processes and sockets: one worker per core, not one fewer.
  maxWorkers: '100%',
  testTimeout: 60_000,
};
