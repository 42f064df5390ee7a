export const id = 1345;
export const ids = [1345];
export const modules = {

/***/ 73726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergePolicies: () => (/* binding */ mergePolicies),
/* harmony export */   policyDocument: () => (/* binding */ policyDocument)
/* harmony export */ });
/* harmony import */ var _gate_lanes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64007);
/** The least rights that a run needs, as an IAM policy. A test compares it with what recorded runs really call. */

/** One policy for several functions: statements of one name are put together, so that it does not grow with every function. */
function mergePolicies(documents) {
    const statements = new Map();
    for (const statement of documents.flatMap((document) => document.Statement)) {
        const known = statements.get(statement.Sid) ?? { ...statement, Action: [], Resource: [] };
        const union = (left, right) => [
            ...new Set([...left, ...right]),
        ];
        statements.set(statement.Sid, {
            ...known,
            Action: union(known.Action, statement.Action).sort(),
            Resource: union(known.Resource, statement.Resource),
        });
    }
    return { Version: '2012-10-17', Statement: [...statements.values()] };
}
/** Source: Service Authorization Reference, "Actions, resources, and condition keys for AWS Lambda" (2026-11). */
function policyDocument(scope) {
    const { partition, region, accountId } = scope;
    const lambdaArn = (name) => `arn:${partition}:lambda:${region}:${accountId}:function:${name}`;
    const temporary = `${_gate_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .FUNCTION_PREFIX */ ._v}*`;
    const logGroup = `arn:${partition}:logs:${region}:${accountId}:log-group:/aws/lambda/${temporary}`;
    const allow = (Sid, Action, Resource) => ({
        Sid,
        Effect: 'Allow',
        Action: [...Action].sort(),
        Resource,
    });
    return {
        Version: '2012-10-17',
        Statement: [
            allow('ReadTheTemplate', ['lambda:GetFunction', 'lambda:GetFunctionCodeSigningConfig', 'lambda:GetRuntimeManagementConfig'], [lambdaArn(scope.functionName), lambdaArn(`${scope.functionName}:*`)]),
            // These take no narrower resource. The lists are for leftovers of earlier runs.
            allow('ReadAccount', ['lambda:GetAccountSettings', 'lambda:ListFunctions', 'logs:DescribeLogGroups'], ['*']),
            allow('TemporaryFunctionsOnly', [
                'lambda:CreateFunction',
                'lambda:DeleteFunction',
                'lambda:GetFunction',
                'lambda:InvokeFunction',
                'lambda:ListTags',
                'lambda:PutRuntimeManagementConfig',
                'lambda:TagResource',
                ...(scope.forcing === 'version'
                    ? ['lambda:PublishVersion', 'lambda:UpdateFunctionConfiguration']
                    : []),
            ], [lambdaArn(temporary)]),
            {
                ...allow('RoleOfTheMeasuredCode', ['iam:PassRole'], [scope.roleArn ?? `arn:${partition}:iam::${accountId}:role/*`]),
                Condition: { StringEquals: { 'iam:PassedToService': 'lambda.amazonaws.com' } },
            },
            allow('LogsOfTemporaryFunctionsOnly', ['logs:DeleteLogGroup', 'logs:FilterLogEvents'], [logGroup, `${logGroup}:*`]),
            ...(scope.layers.length === 0
                ? []
                : [allow('LayersOfTheTemplate', ['lambda:GetLayerVersion'], scope.layers)]),
            ...(scope.keyArns.length === 0
                ? []
                : [
                    allow('KeysOfTheTemplate', ['kms:CreateGrant', 'kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey'], scope.keyArns),
                ]),
            // CreateFunction pulls with the caller's rights and looks whether the repository will let Lambda do so later.
            // Source: Lambda developer guide, "Create a Lambda function using a container image"; AWS re:Post, lambda-ecr-image.
            ...(scope.imageRepositories.length === 0
                ? []
                : [
                    allow('ImagesOfTheSides', ['ecr:BatchGetImage', 'ecr:GetDownloadUrlForLayer', 'ecr:GetRepositoryPolicy'], scope.imageRepositories),
                ]),
            ...(scope.inVpc
                ? [
                    allow('NetworkOfTheTemplate', ['ec2:DescribeSecurityGroups', 'ec2:DescribeSubnets', 'ec2:DescribeVpcs'], ['*']),
                ]
                : []),
        ],
    };
}


/***/ })

};
