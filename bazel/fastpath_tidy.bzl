"""An aspect that runs the check over each C and C++ source as an action of its own.

    bazel build //... --aspects @fastpath_tidy//bazel:fastpath_tidy.bzl%fastpath_tidy_aspect \
        --output_groups=fastpath_tidy --action_env=FASTPATH_TIDY=/usr/bin/fastpath-tidy-19
    fastpath-sweep --exported "$(bazel info bazel-bin)"

Each action reads the source, the headers that its target and what it depends on declare, and writes what clang-tidy
exports, SOURCE.fastpath.yaml, with names from the root of the workspace. So it can be cached, and run elsewhere: the
workers need the program at the same place. A source with errors fails its action.
"""

_SUFFIXES = ["c", "cc", "cpp", "cxx", "c++", "C"]

# The check offers no fix for files that are read-only or links, as the inputs of an action are: it runs on copies.
# What is written must not depend on where.
_COMMAND = """
source=$1 output=$PWD/$2 inputs=$3
shift 3
copy=$(cd "$(mktemp -d)" && pwd -P)
trap 'rm -rf "$copy"' EXIT
xargs -d '\\n' -a "$inputs" cp -L --parents --no-preserve=mode -t "$copy"
cd "$copy"
"${FASTPATH_TIDY:-fastpath-tidy}" --quiet '--checks=-*,fastpath-*' '--header-filter=.*' --export-fixes="$output" \
    "$source" -- "$@" > log 2>&1 || { cat log >&2; exit 1; }
touch "$output"
sed -i -e "s|$copy/||g" -e "s|$copy|.|g" "$output"
"""

def _flags(context):
    flags = ["-D" + define for define in context.defines.to_list() + context.local_defines.to_list()]
    for option, folders in [
        ("-I", context.includes),
        ("-iquote", context.quote_includes),
        ("-isystem", context.system_includes),
    ]:
        for folder in folders.to_list():
            flags += [option, folder]
    return flags

def _action(target, ctx, source, language_flags):
    context = target[CcInfo].compilation_context
    output = ctx.actions.declare_file("{}.{}.fastpath.yaml".format(target.label.name, source.basename))
    sources = depset([source], transitive = [context.headers])
    inputs = ctx.actions.declare_file(output.basename + ".inputs")
    ctx.actions.write(inputs, ctx.actions.args().add_all(sources))
    ctx.actions.run_shell(
        mnemonic = "FastpathTidy",
        progress_message = "Checking " + source.short_path,
        inputs = depset([inputs], transitive = [sources]),
        outputs = [output],
        command = _COMMAND,
        arguments = [source.path, output.path, inputs.path] + language_flags + getattr(ctx.rule.attr, "copts", []) + _flags(context),
        use_default_shell_env = True,
    )
    return output

def _fastpath_tidy_impl(target, ctx):
    outputs = []
    if CcInfo in target:
        for attribute in getattr(ctx.rule.attr, "srcs", []):
            for source in attribute.files.to_list():
                if source.is_source and source.extension in _SUFFIXES:
                    options = ctx.fragments.cpp.copts + (
                        ctx.fragments.cpp.conlyopts if source.extension == "c" else ctx.fragments.cpp.cxxopts
                    )
                    outputs.append(_action(target, ctx, source, options))
    below = [
        dep[OutputGroupInfo].fastpath_tidy
        for dep in getattr(ctx.rule.attr, "deps", [])
        if OutputGroupInfo in dep and hasattr(dep[OutputGroupInfo], "fastpath_tidy")
    ]
    return [OutputGroupInfo(fastpath_tidy = depset(outputs, transitive = below))]

fastpath_tidy_aspect = aspect(
    implementation = _fastpath_tidy_impl,
    attr_aspects = ["deps"],
    fragments = ["cpp"],
)
