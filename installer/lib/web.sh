# shellcheck shell=bash
# The page: its npm packages and its build, with the Node that .venv brings.

webui=$project/webui

npm_here() {
    (cd "$webui" && PATH=$venv/bin:$PATH npm "$@")
}

ensure_web_packages() {
    local stamp=$webui/node_modules/.prepared hash
    hash=$(hash_of "$webui/package.json" "$webui/package-lock.json" "$webui/shims")
    if is_fresh "$stamp" "$hash"; then
        note 'npm packages are installed'
        return
    fi
    rm -f "$stamp"
    # No package may run a script of its own while it is being installed.
    quietly npm 'installing npm packages' npm_here ci --ignore-scripts --no-audit --no-fund
    set_stamp "$stamp" "$hash"
}

ensure_page() {
    local stamp=$webui/dist/.prepared hash
    hash=$(hash_of "$webui")
    if is_fresh "$stamp" "$hash" && [[ -f $webui/dist/manifest.json ]]; then
        note 'the page is built'
        return
    fi
    rm -f "$stamp"
    quietly page 'building' npm_here run build
    set_stamp "$stamp" "$hash"
}
