"""The OpenAPI 3.1 document, derived from the registry (contract home.md /api/openapi.json)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from oj_appliance import __version__
from oj_appliance.errors import catalogue
from oj_appliance.web.endpoint import Endpoint
from oj_appliance.web.envelope import failure
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.parsing import LONGEST_PARAMETER, MOST_REPEATS

COMPONENTS = "#/components/schemas/"
TEMPLATE = COMPONENTS + "{name}"
REFUSAL = {"$ref": "#/components/schemas/Failure"}
FAILURE = {
    "type": "object",
    "required": ["status", "data", "msg", "err"],
    "properties": {
        "status": {"enum": [400, 401, 403, 404, 409, 500]},
        "data": {"description": "what a refusal adds, see the contract's call lists"},
        "msg": {"type": "string"},
        "err": {"enum": sorted(catalogue()), "description": "key of the error catalogue"},
        "field": {"type": "string", "description": "what of the request it is about"},
    },
}
# What a call of another protocol may say besides 200, in the words of that one.
OTHER_PROTOCOL = (400, 401, 403, 404, 405, 503)
PATH_PART = {"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[0-9A-Za-z._-]+$"}
_OF_A_TYPE = re.compile(r"^([A-Z][A-Za-z]*)_([A-Z][A-Za-z]*)_$")
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
    named = msgspec.json.schema_components(unique, ref_template=TEMPLATE)
    shapes = _readable(named[0])
    components = {_readable_name(name): _readable(shape) for name, shape in named[1].items()}
    schemas = {_key(kind): shape for kind, shape in zip(unique, shapes, strict=True)}
    asked = _reached((schemas[_key(call.request_type)] for call in calls if call.reads), components)
    for name, shape in components.items():
        if name not in asked:
            _complete(shape)
    for key in {_key(call.request_type) for call in calls if call.reads in ("query", "upload")}:
        schemas[key] = components[_name_in(schemas[key])]
    components |= {"Failure": FAILURE, **_refusals(calls)}
    return schemas, components


def _readable(part: Any) -> Any:
    """The same with every component meant by its readable name."""
    if isinstance(part, dict):
        return {key: _readable(inner) for key, inner in part.items()}
    if isinstance(part, list | tuple):
        return [_readable(each) for each in part]
    if isinstance(part, str) and part.startswith(COMPONENTS):
        return COMPONENTS + _readable_name(part.removeprefix(COMPONENTS))
    return part


def _readable_name(name: str) -> str:
    """`PageOfUserRow` for msgspec's `Page_UserRow_`, a page with the rows of a type."""
    return _OF_A_TYPE.sub(r"\1Of\2", name)


def _reached(shapes: Iterable[Any], components: dict[str, Any]) -> set[str]:
    """Names of the components that the shapes are made of."""
    found: set[str] = set()
    ahead = list(shapes)
    while ahead:
        shape = ahead.pop()
        if isinstance(shape, list):
            ahead.extend(shape)
        elif isinstance(shape, dict):
            ahead.extend(shape.values())
            if "$ref" in shape and (name := _name_in(shape)) not in found:
                found.add(name)
                ahead.append(components[name])
    return found


def _complete(shape: dict[str, Any]) -> None:
    """An answer carries its fields with a default too; one that may be missing has none."""
    fields = shape.get("properties", {})
    required = set(shape.get("required", []))
    carried = [name for name in fields if name in required or "default" in fields[name]]
    if carried:
        shape["required"] = carried


def _name_in(reference: dict[str, str]) -> str:
    return reference["$ref"].rpartition("/")[2]


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
        {"name": name, "in": "path", "required": True, "schema": PATH_PART}
        for name in _PLACEHOLDER.findall(options.path)
    ]
    if call.reads == "query":
        parameters += _query_parameters(schemas[_key(call.request_type)])
    elif call.reads is not None:
        operation["requestBody"] = _request_body(call, schemas)
    if parameters:
        operation["parameters"] = parameters
    return operation


def _query_parameters(shape: dict[str, Any]) -> list[dict[str, Any]]:
    required = shape.get("required", [])
    return [
        {
            "name": name,
            "in": "query",
            "required": name in required,
            "schema": _parameter_schema(entry),
        }
        for name, entry in shape["properties"].items()
    ]


def _parameter_schema(shape: dict[str, Any]) -> dict[str, Any]:
    """A query string has no null: a parameter without a value is left out. Its length has a limit
    whatever it means."""
    shape = {name: value for name, value in shape.items() if (name, value) != ("default", None)}
    alternatives = [each for each in shape.pop("anyOf", []) if each != {"type": "null"}]
    if len(alternatives) == 1:
        shape = {**alternatives[0], **shape}
    elif alternatives:
        shape["anyOf"] = [_parameter_schema(each) for each in alternatives]
    if shape.get("type") == "string" and not {"maxLength", "enum"} & set(shape):
        shape["maxLength"] = LONGEST_PARAMETER
    if shape.get("type") == "array":
        shape["items"] = _parameter_schema(shape["items"])
        shape.setdefault("maxItems", MOST_REPEATS)
    return shape


def _request_body(call: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    if call.reads == "body":
        content = {"application/json": {"schema": schemas[_key(call.request_type)]}}
    else:
        shape = schemas[_key(call.request_type)]
        form = {name: _parameter_schema(entry) for name, entry in shape["properties"].items()}
        part = call.options.part
        form[part] = {"type": "string", "format": "binary"}
        required = shape.get("required", [])
        if "uploadId" not in form:  # it stands in place of the file
            required = [part, *required]
        content = {
            "multipart/form-data": {
                "schema": {"type": "object", "properties": form, "required": required}
            }
        }
    return {"required": True, "content": content}


def _refused(schema: dict[str, Any]) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    return {"description": "refused by a guard or unreadable", "content": content}


# What they are told whose session has ended: by itself, by another computer in an exam, by staff.
ENDED_KEYS = ("auth.expired", "exam.elsewhere", "exam.moved")


def refusal_keys(call: Endpoint) -> dict[int, tuple[str, ...]]:
    """Keys by the HTTP status of what refuses a call before it has begun: its guard, the gate, what
    cannot be read, a server that cannot serve. Rules of the call itself refuse on 200 (contract
    00-conventions §2), and may ask a guest for a login, so that every call can answer 401."""
    options = call.options
    forbidden = {
        "auth.forbidden": options.guard.needs_login and options.guard is not LOGIN,
        "http.cross_site": options.has_effect,
        "account.must_change_password": options.guard.needs_login
        and not options.open_with_old_password,
    }
    expired = ENDED_KEYS if options.guard.needs_login else ()
    keys: dict[int, tuple[str, ...]] = {
        400: ("http.bad_param",),
        401: ("auth.login_required", *expired),
        403: (*(key for key, is_possible in forbidden.items() if is_possible), *options.gate_keys),
        503: ("http.busy", "storage.damaged", "storage.full"),
    }
    if call.reads in ("body", "upload"):
        keys |= {413: ("http.too_large",), 415: ("http.media_type",)}
    return {status: told for status, told in keys.items() if told}


def _refusal_name(status: int, keys: tuple[str, ...]) -> str:
    """Refused403Forbidden; few calls differ."""
    words = (word for key in keys for word in key.partition(".")[2].split("_"))
    return f"Refused{status}" + "".join(map(str.capitalize, words))


def _refusals(calls: list[Endpoint]) -> dict[str, Any]:
    """The failures of these calls by their names: the envelope with the keys that it may carry."""
    return {
        _refusal_name(status, keys): {
            "allOf": [REFUSAL, {"properties": {"err": {"enum": list(keys)}}}]
        }
        for call in calls
        for status, keys in refusal_keys(call).items()
    }


def _responses(call: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    if call.options.refuses is not failure:
        refusals = dict.fromkeys(map(str, OTHER_PROTOCOL), _refused({"type": "object"}))
        is_json = call.options.answers == "application/json"
        shape = {"type": ["object", "array"]} if is_json else {"type": "string"}
        content = {call.options.answers: {"schema": shape}}
        return {**refusals, "200": {"description": "as that protocol says", "content": content}}
    if call.answers_itself:
        # A download says on any status why there is no file.
        anything = dict.fromkeys(map(str, {403: (), **refusal_keys(call)}), _refused(REFUSAL))
        return {**anything, **_own_responses(call)}
    responses = {
        str(status): _refused({"$ref": COMPONENTS + _refusal_name(status, keys)})
        for status, keys in refusal_keys(call).items()
    }
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


def _own_responses(call: Endpoint) -> dict[str, Any]:
    """Of a call that answers for itself; one that asks for a token by itself tells no more."""
    kind = call.options.answers
    if not kind:
        return {"101": {"description": "the socket is open"}}
    own = {} if call.options.guard.needs_login else {"401": {"description": "not for this caller"}}
    binary = {"type": "string", "format": "binary"}
    shape = {"type": "object"} if kind == "application/json" else binary
    content: dict[str, Any] = {kind: {"schema": shape}}
    if kind == "text/event-stream":
        # Events have no schema here; what fails before the first is refused like any other call.
        content = {kind: {}, "application/json": {"schema": REFUSAL}}
    found = {"description": "the file", "content": content}
    return {
        **own,
        "200": found,
        "304": {"description": "still what the caller has"},
        "404": {"description": "no such file"},
    }
