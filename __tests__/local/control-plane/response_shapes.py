"""Checks recorded answers against botocore's service models.

stdin: [{"service", "operation", "status", "headers", "body"}...]; stdout: one line per difference.
"""
import json
import sys

from botocore.loaders import Loader
from botocore.model import ServiceModel

# Newer than the models that Linux distributions carry.
NEWER_MEMBERS = {"ConfigSha256"}
# The model says 200, the service answers 204.
OTHER_STATUS = {("DeleteFunction", 204), ("Invoke", 202), ("Invoke", 204)}
# On the wire in both phases of real recordings, and missing from the model.
OTHER_VALUES = {("LastUpdateStatusReasonCode", "Creating")}
# New runtimes appear before the model has them; a function without code signing is answered without members.
OPEN_ENUMS = {"Runtime"}
NO_REQUIRED = {"GetFunctionCodeSigningConfigResponse"}

KINDS = {
    "string": str, "timestamp": (str, int, float), "integer": int, "long": int,
    "float": (int, float), "double": (int, float), "boolean": bool,
    "list": list, "map": dict, "structure": dict, "blob": str,
}


def differences(shape, value, where):
    if not isinstance(value, KINDS[shape.type_name]) or (
        isinstance(value, bool) and shape.type_name != "boolean"
    ):
        yield f"{where}: {value!r} is no {shape.type_name}"
    elif shape.type_name == "structure":
        for name in value.keys() - shape.members.keys() - NEWER_MEMBERS:
            yield f"{where}: unknown member {name}"
        if shape.name not in NO_REQUIRED:
            for name in shape.required_members:
                if name not in value:
                    yield f"{where}: {name} is missing"
        for name, member in shape.members.items():
            if name in value:
                yield from differences(member, value[name], f"{where}.{name}")
    elif shape.type_name == "list":
        for index, item in enumerate(value):
            yield from differences(shape.member, item, f"{where}[{index}]")
    elif shape.type_name == "map":
        for key, item in value.items():
            yield from differences(shape.value, item, f"{where}.{key}")
    elif shape.type_name == "string" and shape.enum and shape.name not in OPEN_ENUMS:
        if value not in shape.enum and (shape.name, value) not in OTHER_VALUES:
            yield f"{where}: {value!r} is not in {shape.name}"


def body_of(answer, shape):
    """The members of the output: from headers and the body, as the protocol has them."""
    members, payload = {}, shape.serialization.get("payload")
    for name, member in shape.members.items():
        location, wire = member.serialization.get("location"), member.serialization.get("name", name)
        if location == "header" and wire.lower() in answer["headers"]:
            members[name] = answer["headers"][wire.lower()]
        elif location == "statusCode":
            members[name] = answer["status"]
    if payload:
        members[payload] = answer["body"]
    elif answer["body"]:
        members.update(json.loads(answer["body"]))
    return members


loader = Loader()
models = {}
for answer in json.load(sys.stdin):
    service, operation, status = answer["service"], answer["operation"], answer["status"]
    model = models.setdefault(service, ServiceModel(loader.load_service_model(service, "service-2")))
    description = model.operation_model(operation)
    if status != description.http.get("responseCode", 200) and (operation, status) not in OTHER_STATUS:
        print(f"{operation}: status {status}")
    if description.output_shape is None:
        if answer["body"]:
            print(f"{operation}: a body where the model has none")
        continue
    for difference in differences(description.output_shape, body_of(answer, description.output_shape), operation):
        print(difference)
