/**
 * The only entry. The role comes from post.js or from the process that starts the cache's, a command from the command line;
 * otherwise this is the action's main step.
 * Everything behind it is imported when it is needed, so that bad input is answered before anything heavy is loaded.
 */
const OLDEST_NODE = 24;

try {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    console.error(`Cold Start Gate needs Node.js ${OLDEST_NODE} or later; this is ${process.versions.node}.`);
    process.exitCode = 2;
  } else {
    await run(Reflect.get(globalThis, Symbol.for('cold-start-gate.role')), process.argv.slice(2));
  }
} catch (error) {
  // A defect of ours. 1 would say that a regression was found.
  console.error(error);
  process.exitCode = 2;
}

async function run(role: unknown, command: readonly string[]): Promise<void> {
  if (role === 'post') {
    const { post } = await import('./action/post.ts');
    await post();
  } else if (role === 'cache') {
    const { answerCacheRequest } = await import('./packages/cache/worker.ts');
    await answerCacheRequest();
  } else if (command.length > 0) {
    const { cli } = await import('./cli/cli.ts');
    process.exitCode = await cli(command);
  } else {
    const { main } = await import('./action/main.ts');
    process.exitCode = await main();
  }
}
