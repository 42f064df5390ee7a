export const id = 152;
export const ids = [152];
export const modules = {

/***/ 7152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openReportFinder: () => (/* binding */ openReportFinder)
/* harmony export */ });
/* harmony import */ var _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70303);
/* harmony import */ var _core_quotas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50449);
/* harmony import */ var _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38450);
/* harmony import */ var _ownership_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43427);
/* harmony import */ var _service_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28054);
/**
 * The REPORT line of a request from CloudWatch Logs, for a start whose log tail had none. Load it with a dynamic
 * import: most runs never need it. It reads only the temporary function's own log group.
 */





/** One call of each second is left to others. */
const CALL_SPACING_MS = 1_000 / (_core_quotas_js__WEBPACK_IMPORTED_MODULE_0__/* .FILTER_LOG_EVENTS_CALLS_PER_SECOND */ .FW - 1);
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** The clocks of the runner and of Lambda may differ. */
const CLOCK_MARGIN_MS = 60_000;
/** One finder serves a whole run: its lookups share the rate limit. */
function openReportFinder(config, { now, sleep, maxWaitMs = 180_000 }) {
    // The SDK's own retries would pass by the rate limit.
    const client = new _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_2__/* .CloudWatchLogsClient */ .TFr({ ...config, maxAttempts: 1 });
    let nextCallMs = 0;
    const waitForTurn = async (signal) => {
        const turnMs = Math.max(now(), nextCallMs);
        nextCallMs = turnMs + CALL_SPACING_MS;
        const waitMs = turnMs - now();
        if (waitMs > 0)
            await sleep(waitMs, signal);
        signal.throwIfAborted();
    };
    /** One pass over all pages; a page may be empty and still have a next one. */
    const pollOnce = async (request, deadlineMs, signal) => {
        const messages = new Map();
        let nextToken;
        do {
            await waitForTurn(signal);
            const page = await client.send(new _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_2__/* .FilterLogEventsCommand */ .nsW({
                logGroupName: (0,_ownership_js__WEBPACK_IMPORTED_MODULE_1__/* .logGroupOf */ .Ze)(request.functionName),
                startTime: Math.floor(request.sentAtMs - CLOCK_MARGIN_MS),
                filterPattern: reportPattern(request),
                nextToken,
            }), { abortSignal: signal });
            // CloudWatch may deliver an event twice; its id tells that from a line that was written twice.
            for (const event of page.events ?? []) {
                messages.set(event.eventId ?? `${messages.size}`, event.message ?? '');
            }
            nextToken = page.nextToken;
        } while (nextToken !== undefined && now() < deadlineMs);
        return messages.size === 0 ? null : [...messages.values()].join('\n');
    };
    return {
        async find(request, signal) {
            const deadlineMs = now() + maxWaitMs;
            for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
                try {
                    const lines = await pollOnce(request, deadlineMs, signal);
                    if (lines !== null)
                        return lines;
                }
                catch (error) {
                    signal.throwIfAborted();
                    if (!passes(error))
                        throw reportFailure(request, error);
                }
                const leftMs = deadlineMs - now();
                if (leftMs <= 0)
                    return null;
                await sleep(Math.min(pauseMs, leftMs), signal);
            }
        },
        [Symbol.dispose]() {
            client.destroy();
        },
    };
}
/** Filter pattern syntax: a quoted phrase for text, a selector for JSON. */
function reportPattern({ requestId, logFormat }) {
    if (!/^[\w-]+$/.test(requestId))
        throw new _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y('the invoke came back without a usable request id');
    return logFormat === 'JSON'
        ? `{ $.type = "platform.report" && $.record.requestId = "${requestId}" }`
        : `"REPORT RequestId: ${requestId}"`;
}
/**
 * The group and its events appear some time after the request; a refusal for load passes too, and so does an error
 * without a status: no answer came, so it was the connection, unless there was nothing to sign the call with.
 */
function passes(error) {
    if (error instanceof _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y)
        return false;
    const seen = (0,_service_error_js__WEBPACK_IMPORTED_MODULE_4__/* .serviceError */ .cg)(error);
    const { name, status } = seen;
    return ((0,_service_error_js__WEBPACK_IMPORTED_MODULE_4__/* .isResourceNotFound */ .SH)(seen) ||
        name === 'ThrottlingException' ||
        (status === null ? name !== 'CredentialsProviderError' : status === 429 || status >= 500));
}
function reportFailure(request, error) {
    if (error instanceof _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y)
        return error;
    const seen = (0,_service_error_js__WEBPACK_IMPORTED_MODULE_4__/* .serviceError */ .cg)(error);
    const { name, status } = seen;
    const group = (0,_ownership_js__WEBPACK_IMPORTED_MODULE_1__/* .logGroupOf */ .Ze)(request.functionName);
    if ((0,_service_error_js__WEBPACK_IMPORTED_MODULE_4__/* .isDenied */ .GZ)(seen)) {
        return new _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y(`a request to ${request.functionName} came back without a REPORT line, and CloudWatch Logs refused to show it (${name}): allow logs:FilterLogEvents on the log group ${group}, or let the function log less, so that the line fits into the 4 KB that Lambda returns`, { cause: error });
    }
    return new _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y(`could not read the REPORT line of request ${request.requestId} from the log group ${group}: ${name} (HTTP ${status ?? 'none'})`, { cause: error });
}


/***/ })

};
