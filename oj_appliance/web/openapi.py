"""The OpenAPI 3.1 document, derived from the registry (contract home.md /api/openapi.json)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from oj_appliance import __version__
from oj_appliance.web.endpoint import Endpoint

TEMPLATE = "#/components/schemas/{name}"
REFUSAL = {"$ref": "#/components/schemas/Failure"}
FAILURE = {
    "type": "object",
    "required": ["status", "data", "msg", "err"],
    "properties": {
        "status": {"enum": [400, 401, 403, 404, 409, 500]},
        "data": {"description": "what a refusal adds, see the contract's call lists"},
        "msg": {"type": "string"},
        "err": {"type": "string", "description": "key of the error catalogue"},
    },
}
_PLACEHOLDER = re.compile(r"\{(\w+)[^}]*\}")


def document(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The whole document; every answer's schema is the envelope around its data."""
    calls = sorted(endpoints, key=lambda call: (call.options.path, call.options.method))
    schemas, components = _schemas(calls)
    paths: dict[str, Any] = {}
    for call in calls:
        operation = _operation(call, schemas)
        path = _PLACEHOLDER.sub(r"{\1}", call.options.path)
        paths.setdefault(path, {})[call.options.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "OJ Appliance", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "apiKey", "in": "header", "name": "Authorization"}
            },
        },
    }


def _schemas(calls: list[Endpoint]) -> tuple[dict[Any, Any], dict[str, Any]]:
    types: list[Any] = []
    for call in calls:
        if call.request_type is not None:
            types.append(call.request_type)
        if not call.answers_itself:
            types.append(call.response_type)
    unique = list({_key(kind): kind for kind in types}.values())
    shapes, components = msgspec.json.schema_components(unique, ref_template=TEMPLATE)
    components["Failure"] = FAILURE
    return {_key(kind): shape for kind, shape in zip(unique, shapes, strict=True)}, components


def _key(kind: Any) -> str:
    return repr(kind)


def _operation(call: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    options = call.options
    operation: dict[str, Any] = {
        "operationId": call.name,
        "summary": options.summary,
        "description": f"Guard: {options.guard.name}",
        "responses": _responses(call, schemas),
    }
    if options.guard.needs_login:
        operation["security"] = [{"token": []}]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PLACEHOLDER.findall(options.path)
    ]
    if call.reads == "query":
        parameters += _query_parameters(call.request_type)
    elif call.reads is not None:
        operation["requestBody"] = _request_body(call, schemas)
    if parameters:
        operation["parameters"] = parameters
    return operation


def _query_parameters(kind: type[msgspec.Struct]) -> list[dict[str, Any]]:
    schema = msgspec.json.schema(kind, ref_template="{name}")
    properties = schema["$defs"][kind.__name__]["properties"]
    return [
        {
            "name": entry.encode_name,
            "in": "query",
            "required": entry.required,
            "schema": properties[entry.encode_name],
        }
        for entry in msgspec.structs.fields(kind)
    ]


def _request_body(call: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    if call.reads == "body":
        content = {"application/json": {"schema": schemas[_key(call.request_type)]}}
    else:
        form = {
            entry.encode_name: {"type": "string"}
            for entry in msgspec.structs.fields(call.request_type)
        }
        form["file"] = {"type": "string", "format": "binary"}
        shape = {"type": "object", "properties": form, "required": ["file"]}
        content = {"multipart/form-data": {"schema": shape}}
    return {"required": True, "content": content}


def _responses(call: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    failure = {"content": {"application/json": {"schema": REFUSAL}}}
    refused = {"description": "refused by a guard or unreadable", **failure}
    responses: dict[str, Any] = {"400": refused, "403": refused, "503": refused}
    if call.options.guard.needs_login:
        responses["401"] = refused
    if call.reads in ("body", "upload"):
        responses["413"] = responses["415"] = refused
    if call.answers_itself:
        responses["200"] = {"description": "a file, a page or a socket"}
        return responses
    success = {
        "type": "object",
        "required": ["status", "data", "msg"],
        "properties": {
            "status": {"const": 200},
            "data": schemas[_key(call.response_type)],
            "msg": {"type": "string"},
        },
    }
    one_of = [success, REFUSAL]
    responses["200"] = {
        "description": "the answer, or a refusal by a business rule",
        "content": {"application/json": {"schema": {"oneOf": one_of}}},
    }
    return responses
