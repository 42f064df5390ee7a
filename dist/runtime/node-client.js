/**
 * Runtime client for `nodejs*`, started by path: loads the handler, then serves requests of the Runtime API one
 * after the other. What it does follows AWS's own client as the Lambda developer guide describes it ("Building
 * Lambda functions with Node.js"), in as little start-up time as possible: one socket instead of node:http
 * (which alone takes longer to load than Node to start), nothing else loaded before it is needed.
 *
 * One file, though it is long: every further file would cost each cold start. Free of imports and exports, so
 * that it runs as CommonJS and as an ES module.
 */
                                                                                  
                                                            

                   
                                          
                          
 

                  
                                                     
                        
 

                       
                             
                                
                           
 

const net = process.getBuiltinModule('node:net');
const fs = process.getBuiltinModule('node:fs');
const path = process.getBuiltinModule('node:path');
const util = process.getBuiltinModule('node:util');
const { createRequire } = process.getBuiltinModule('node:module');

const env = process.env;
const taskRoot = env['LAMBDA_TASK_ROOT'] ?? process.cwd();
const api = env['AWS_LAMBDA_RUNTIME_API'] ?? '';
/** From 24 on the runtime takes no callbacks, and a synchronous handler answers with what it returns. */
const withCallbacks = Number(/nodejs(\d+)/.exec(env['AWS_EXECUTION_ENV'] ?? '')?.[1] ?? 24) < 24;
let requestId                    ;
/** Called when the event loop has nothing left to do while a request is open. */
let onEmptyLoop                      = null;

class NamedError extends Error {
  constructor(name        , message        ) {
    super(message);
    this.name = name;
  }
}

// --- Connection ---

const [host, port] = api.split(':');
const socket = net.connect(Number(port), host);
let received         = Buffer.alloc(0);
let waiting                                    = null;
// Whatever keeps the process alive while it does not wait for the engine is the function's own.
socket.unref();
socket.setNoDelay(true);
socket.on('data', (chunk) => {
  received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
  const answer = readAnswer();
  if (answer === null) return;
  const resolve = waiting;
  waiting = null;
  socket.unref();
  resolve?.(answer);
});
// Without the engine there is nobody to work for.
socket.on('error', () => process.exit(1));
socket.on('close', () => process.exit(1));

/** The engine always sends a Content-Length and never a chunked body. */
function readAnswer()                {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const headers                         = {};
  for (const line of received.toString('latin1', 0, end).split('\r\n').slice(1)) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const length = Number(headers['content-length'] ?? 0);
  if (received.length < end + 4 + length) return null;
  const body = received.subarray(end + 4, end + 4 + length);
  received = received.subarray(end + 4 + length);
  return { headers, body };
}

function call(method        , resource        , headers = '', body                  = '')                  {
  return new Promise((resolve) => {
    waiting = resolve;
    socket.ref();
    const length = Buffer.byteLength(body);
    const size = method === 'GET' ? '' : `Content-Type: application/json\r\nContent-Length: ${length}\r\n`;
    socket.write(
      `${method} /2018-06-01/runtime/${resource} HTTP/1.1\r\nHost: ${api}\r\n${size}${headers}\r\n`,
    );
    if (length > 0) socket.write(body);
  });
}

// --- Console: the lines of the text or the JSON log format ---

const LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'];
const asJson = env['AWS_LAMBDA_LOG_FORMAT'] === 'JSON';
const minimum = asJson ? LEVELS.indexOf(env['AWS_LAMBDA_LOG_LEVEL'] ?? 'INFO') : 0;

function log(level        , values                    )       {
  if (LEVELS.indexOf(level) < minimum) return;
  const timestamp = new Date().toISOString();
  const line = asJson
    ? jsonLine(timestamp, level, values)
    : `${timestamp}\t${requestId}\t${level}\t${util.format(...values)}`;
  writeAll(`${line}\n`);
}

/** Synchronous, so that it is in the log before the response is sent. */
function writeAll(text        )       {
  let bytes = Buffer.from(text);
  while (bytes.length > 0) bytes = bytes.subarray(fs.writeSync(1, bytes));
}

function jsonLine(timestamp        , level        , values                    )         {
  const [first] = values;
  const single = values.length === 1 && typeof first === 'object' && first !== null;
  const message = !single ? util.format(...values) : first instanceof Error ? described(first) : first;
  try {
    return JSON.stringify({ timestamp, level, requestId, message });
  } catch {
    return JSON.stringify({ timestamp, level, requestId, message: util.format(...values) });
  }
}

function described(error       )         {
  return { errorType: error.name, errorMessage: error.message, stackTrace: stackOf(error), ...error };
}

function patchConsole()       {
  const write =
    (level        ) =>
    (...values           )       =>
      log(level, values);
  Object.assign(console, {
    trace: write('TRACE'),
    debug: write('DEBUG'),
    log: write('INFO'),
    info: write('INFO'),
    warn: write('WARN'),
    error: write('ERROR'),
    fatal: write('FATAL'),
  });
}

// --- Errors ---

function stackOf(error       )           {
  return (error.stack ?? '').split('\n');
}

function report(error         )              {
  if (util.types.isNativeError(error) || error instanceof Error) {
    return { errorType: error.name, errorMessage: error.message, trace: stackOf(error) };
  }
  return { errorType: typeof error, errorMessage: String(error), trace: [] };
}

function logError(what        , error         )       {
  const { errorType, errorMessage, trace } = report(error);
  const details = error instanceof Error ? { ...error } : {};
  if (asJson) log('ERROR', [error instanceof Error ? error : { errorType, errorMessage }]);
  else log('ERROR', [`${what} \t${JSON.stringify({ errorType, errorMessage, ...details, stack: trace })}`]);
}

async function postError(resource        , error         )                {
  const body = report(error);
  await call(
    'POST',
    resource,
    `Lambda-Runtime-Function-Error-Type: ${body.errorType.replace(/[^\w.]/g, '_')}\r\n`,
    JSON.stringify(body),
  );
}

/** An error that nothing caught: it ends the request (or the init), and the process. */
async function die(what        , error         , exitCode        )                 {
  onEmptyLoop = null;
  logError(what, error);
  if (waiting === null)
    await postError(requestId === undefined ? 'init/error' : `invocation/${requestId}/error`, error);
  process.exit(exitCode);
}

process.on('uncaughtException', (error) => void die('Uncaught Exception', error, 129));
process.on('unhandledRejection', (reason) => {
  const error = new NamedError(
    'Runtime.UnhandledPromiseRejection',
    String(reason instanceof Error ? reason : util.format(reason)),
  );
  if (reason instanceof Error && reason.stack !== undefined) error.stack = `${error.name}: ${reason.stack}`;
  void die('Unhandled Promise Rejection', error, 128);
});
process.on('beforeExit', () => onEmptyLoop?.());

// --- Loading the handler ---

async function loadHandler(name        )                   {
  if (name.includes('..')) {
    throw new NamedError(
      'Runtime.MalformedHandlerName',
      `'${name}' is not a valid handler name: it must not contain '..'.`,
    );
  }
  const base = path.basename(name);
  const dot = base.indexOf('.');
  if (dot < 0 || dot === base.length - 1) {
    throw new NamedError('Runtime.MalformedHandlerName', 'Bad handler');
  }
  const module = path.join(path.dirname(name), base.slice(0, dot));
  const loaded = await loadModule(module);
  let found          = loaded;
  for (const property of base.slice(dot + 1).split('.')) {
    found = (found                                              )?.[property];
  }
  // `export default { handler }`, and CommonJS seen through import().
  found ??= (loaded                                         ).default?.[base.slice(dot + 1)];
  if (found === undefined) {
    throw new NamedError('Runtime.HandlerNotFound', `${name} is undefined or not exported`);
  }
  if (typeof found !== 'function') {
    throw new NamedError('Runtime.HandlerNotFound', `${name} is not a function`);
  }
  if (!withCallbacks && found.length >= 3) {
    throw new NamedError(
      'Runtime.CallbackHandlerDeprecated',
      'Callback-based handlers are not supported from Node.js 24 on: return a value or a promise instead of taking a third parameter.',
    );
  }
  return found           ;
}

async function loadModule(module        )                   {
  const require = createRequire(path.join(taskRoot, 'noop.js'));
  const file = ['', '.js', '.mjs', '.cjs']
    .map((extension) => path.join(taskRoot, module) + extension)
    .find((candidate) => fs.statSync(candidate, { throwIfNoEntry: false })?.isFile());
  try {
    if (file?.endsWith('.mjs')) return await importFile(file);
    return require(file ?? require.resolve(module, { paths: [taskRoot] }));
  } catch (error) {
    // An ES module with top-level await cannot be required.
    if (file !== undefined && codeOf(error) === 'ERR_REQUIRE_ASYNC_MODULE') return importModule(file);
    throw namedLoadError(error);
  }
}

async function importModule(file        )                   {
  try {
    return await importFile(file);
  } catch (error) {
    throw namedLoadError(error);
  }
}

function importFile(file        )                   {
  return import(process.getBuiltinModule('node:url').pathToFileURL(file).href);
}

function namedLoadError(error         )          {
  const code = codeOf(error);
  const name =
    code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND'
      ? 'Runtime.ImportModuleError'
      : error instanceof SyntaxError
        ? 'Runtime.UserCodeSyntaxError'
        : null;
  if (name === null || !(error instanceof Error)) return error;
  const named = new NamedError(name, String(error));
  named.stack = `${name}: ${error.stack}`;
  return named;
}

function codeOf(error         )          {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

// --- Response streams: Invoke answers with the whole stream, so it is collected here ---

class StreamedBody {
           bytes        ;

  constructor(bytes        ) {
    this.bytes = bytes;
  }
}

                                                                                                  

function streamifyResponse(handler               )          {
  return (event, context) => {
    const { Writable } = process.getBuiltinModule('node:stream');
    return new Promise((resolve, reject) => {
      const chunks           = [];
      const stream = new Writable({
        write: (chunk        , _encoding, next) => {
          chunks.push(chunk);
          next();
        },
      });
      stream.once('finish', () => resolve(new StreamedBody(Buffer.concat(chunks))));
      stream.once('error', reject);
      Promise.resolve()
        .then(() => handler(event, Object.assign(stream, { setContentType: () => {} }), context))
        .catch(reject);
    });
  };
}

Object.assign(globalThis, {
  awslambda: {
    streamifyResponse,
    HttpResponseStream: {
      /** The metadata of an HTTP response goes ahead of its body, eight zero bytes between them. */
      from: (stream                       , metadata         ) => {
        stream.write(`${JSON.stringify(metadata)}${'\0'.repeat(8)}`);
        return stream;
      },
    },
  },
});

// --- Requests ---

function makeContext(headers                                  )          {
  const deadlineMs = Number(headers['lambda-runtime-deadline-ms']);
  const parsed = (name        )          => {
    const text = headers[name];
    return text === undefined ? undefined : JSON.parse(text);
  };
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: env['AWS_LAMBDA_FUNCTION_NAME'],
    functionVersion: env['AWS_LAMBDA_FUNCTION_VERSION'],
    memoryLimitInMB: env['AWS_LAMBDA_FUNCTION_MEMORY_SIZE'],
    logGroupName: env['AWS_LAMBDA_LOG_GROUP_NAME'],
    logStreamName: env['AWS_LAMBDA_LOG_STREAM_NAME'],
    clientContext: parsed('lambda-runtime-client-context'),
    identity: parsed('lambda-runtime-cognito-identity'),
    invokedFunctionArn: headers['lambda-runtime-invoked-function-arn'],
    awsRequestId: headers['lambda-runtime-aws-request-id'],
    getRemainingTimeInMillis: () => deadlineMs - Date.now(),
  };
}

/** Settles when the handler has answered, in whichever style. */
function run(handler         , event         , context         )                   {
  return new Promise((resolve, reject) => {
    let settle             = () =>
      withCallbacks
        ? resolve(null)
        : reject(
            new NamedError(
              'Runtime.NodeJsExit',
              'The event loop ran empty before the handler answered: a promise was never settled.',
            ),
          );
    onEmptyLoop = () => settle();
    const done           = (error, result) => {
      settle = () => (error === undefined || error === null ? resolve(result) : reject(error));
      if (!context.callbackWaitsForEmptyEventLoop) settle();
    };
    if (withCallbacks) {
      Object.assign(context, {
        done,
        succeed: (result         ) => done(null, result),
        fail: (error         ) => done(error ?? new Error('handled')),
      });
    }
    const returned = withCallbacks ? handler(event, context, done) : handler(event, context);
    const isPromise = typeof (returned                                           )?.then === 'function';
    if (isPromise) (returned                        ).then(resolve, reject);
    else if (!withCallbacks) resolve(returned);
  });
}

async function serve(handler         )                {
  for (;;) {
    const { headers, body } = await call('GET', 'invocation/next');
    const id = headers['lambda-runtime-aws-request-id'] ?? '';
    requestId = id;
    env['_X_AMZN_TRACE_ID'] = headers['lambda-runtime-trace-id'] ?? '';
    try {
      const result = await run(handler, JSON.parse(body.toString('utf8')), makeContext(headers));
      onEmptyLoop = null;
      await call('POST', `invocation/${id}/response`, '', serialized(result));
    } catch (error) {
      onEmptyLoop = null;
      logError('Invoke Error', error);
      await postError(`invocation/${id}/error`, error);
    }
  }
}

/** JSON has no `undefined`: Lambda answers null. */
function serialized(result         )                  {
  if (result instanceof StreamedBody) return result.bytes;
  try {
    return JSON.stringify(result === undefined ? null : result) ?? 'null';
  } catch (error) {
    throw new NamedError(
      'Runtime.MarshalResponseError',
      `Unable to stringify response body: ${String(error)}`,
    );
  }
}

async function start()                {
  patchConsole();
  let handler         ;
  try {
    handler = await loadHandler(env['_HANDLER'] ?? '');
  } catch (error) {
    await die('Uncaught Exception', error, 1);
    return;
  }
  await serve(handler);
}

void start();
