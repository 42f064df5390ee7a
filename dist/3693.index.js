export const id = 3693;
export const ids = [3693];
export const modules = {

/***/ 93693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openLogGroups: () => (/* binding */ openLogGroups)
/* harmony export */ });
/* harmony import */ var _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70303);
/* harmony import */ var _logs_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62452);
/* harmony import */ var _ownership_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43427);
/** The log groups of temporary functions: Lambda makes one at the first request and leaves it when the function is deleted. */



function openLogGroups(connection) {
    // The calls are few and the quota (about 10 deletes per second) is the account's: the SDK's own pacing is enough.
    const client = new _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_1__/* .CloudWatchLogsClient */ .TFr({
        ...(0,_logs_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .logsConnection */ .A)(connection),
        maxAttempts: 6,
        retryMode: 'adaptive',
    });
    const root = (0,_ownership_js__WEBPACK_IMPORTED_MODULE_0__/* .logGroupOf */ .Ze)('');
    return {
        async remove(functionName) {
            (0,_ownership_js__WEBPACK_IMPORTED_MODULE_0__/* .assertOurs */ .cH)(functionName);
            try {
                await client.send(new _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_1__/* .DeleteLogGroupCommand */ .ID1({ logGroupName: (0,_ownership_js__WEBPACK_IMPORTED_MODULE_0__/* .logGroupOf */ .Ze)(functionName) }));
            }
            catch (error) {
                if (!(error instanceof _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_1__/* .ResourceNotFoundException */ .lBX))
                    throw error;
            }
        },
        async functionsWithGroup(prefix) {
            const names = [];
            let nextToken;
            do {
                const page = await client.send(new _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_1__/* .DescribeLogGroupsCommand */ .VlF({ logGroupNamePrefix: `${root}${prefix}`, nextToken }));
                for (const { logGroupName = '' } of page.logGroups ?? [])
                    names.push(logGroupName.slice(root.length));
                nextToken = page.nextToken;
            } while (nextToken !== undefined);
            return names;
        },
        [Symbol.dispose]() {
            client.destroy();
        },
    };
}


/***/ })

};
