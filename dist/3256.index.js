export const id = 3256;
export const ids = [3256];
export const modules = {

/***/ 33256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectionTo: () => (/* binding */ connectionTo),
/* harmony export */   customEndpoint: () => (/* binding */ customEndpoint)
/* harmony export */ });
/* harmony import */ var _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71696);
/* harmony import */ var _gate_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38450);


/** A metadata service that does not answer must not hold a job up. */
const CREDENTIALS_WAIT_MS = 5_000;
/**
 * Finds the credentials as every AWS tool does and keeps them for all clients: they are renewed when they run out.
 * @throws LambdaFailure within 5 seconds when there are none.
 */
async function connectionTo(region, environment) {
    const requestHandler = agents(environment);
    const finder = new _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_0__/* .LambdaClient */ .Nox({ region, requestHandler });
    const { credentials } = finder.config;
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error('no answer')), CREDENTIALS_WAIT_MS);
    });
    try {
        await Promise.race([credentials(), late]);
    }
    catch (error) {
        throw new _gate_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .LambdaFailure */ .y(NO_CREDENTIALS, { cause: error });
    }
    finally {
        clearTimeout(timer);
        finder.destroy();
    }
    return { region, credentials, requestHandler };
}
const NO_CREDENTIALS = `no AWS credentials were found. In a workflow, get them before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v5
      with:
        role-to-assume: arn:aws:iam::ACCOUNT:role/ROLE
        aws-region: REGION
On a laptop, log in (aws sso login) or set AWS_PROFILE. Without an AWS account, set engine: local.`;
/**
 * Agents that honour HTTP_PROXY, HTTPS_PROXY and NO_PROXY, which the SDK by itself does not. Node does the work (24.5
 * and later; docs/adr/0004-proxies.md).
 */
function agents(environment) {
    const options = { keepAlive: true, proxyEnv: environment };
    return { httpAgent: options, httpsAgent: options };
}
/**
 * Where the SDK will send Lambda's requests when that is not AWS: it reads these variables itself.
 * Source: AWS SDKs and tools reference guide, "Service-specific endpoints".
 */
function customEndpoint(environment) {
    if (environment['AWS_IGNORE_CONFIGURED_ENDPOINT_URLS']?.toLowerCase() === 'true')
        return null;
    return environment['AWS_ENDPOINT_URL_LAMBDA'] || environment['AWS_ENDPOINT_URL'] || null;
}


/***/ })

};
