"""What the commands of TeX statements mean, for those who read them."""

from __future__ import annotations

import unicodedata

SYMBOLS = {
    "textbackslash": "\\",
    "backslash": "\\",
    "textasciitilde": "~",
    "textasciicircum": "^",
    "textasciigrave": "`",
    "textquotesingle": "'",
    "textquotedbl": '"',
    "textquotedblleft": "“",
    "textquotedblright": "”",
    "textquoteleft": "‘",
    "textquoteright": "’",
    "guillemotleft": "«",
    "guillemotright": "»",
    "textless": "<",
    "textgreater": ">",
    "textbar": "|",
    "textbraceleft": "{",
    "textbraceright": "}",
    "textunderscore": "_",
    "textdollar": "$",
    "textendash": "–",
    "textemdash": "—",
    "textbullet": "•",
    "textdegree": "°",
    "textellipsis": "…",
    "ldots": "…",
    "dots": "…",
    "slash": "/",
    "copyright": "©",
    "pounds": "£",
    "euro": "€",
    "S": "§",
    "P": "¶",
    "LaTeX": "LaTeX",
    "TeX": "TeX",
    "aa": "å",
    "AA": "Å",
    "ae": "æ",
    "AE": "Æ",
    "oe": "œ",
    "OE": "Œ",
    "o": "ø",
    "O": "Ø",
    "ss": "ß",
    "l": "ł",
    "L": "Ł",
    "i": "ı",
    "quad": " ",
    "qquad": " ",
    "space": " ",
    "enspace": " ",
    "thinspace": " ",
    "linebreak": " ",
    "textvisiblespace": "␣",
}

# Behind a backslash, one character.
ESCAPED = {
    **{character: character for character in "%&#_{}$"},
    **dict.fromkeys(" \n\t,;:>", " "),
    **dict.fromkeys("-/!@", ""),
}

_ACCENTS = {
    "`": "\u0300",
    "'": "\u0301",
    "^": "\u0302",
    "~": "\u0303",
    '"': "\u0308",
    "=": "\u0304",
    ".": "\u0307",
    "u": "\u0306",
    "v": "\u030c",
    "H": "\u030b",
    "c": "\u0327",
    "k": "\u0328",
    "r": "\u030a",
    "d": "\u0323",
    "b": "\u0331",
}
ACCENTS = frozenset(_ACCENTS)


def accented(accent: str, letter: str) -> str:
    """`letter` under an accent; an accent over nothing is the sign itself."""
    if not letter.strip():
        return accent
    base = {"ı": "i", "\\i": "i", "\\j": "j"}.get(letter, letter)
    return unicodedata.normalize("NFC", base[0] + _ACCENTS[accent]) + base[1:]


# Commands whose text looks otherwise: with an argument, and up to the end of the group.
STYLES = {
    "textbf": "bold",
    "bf": "bold",
    "bfseries": "bold",
    "emph": "italic",
    "textit": "italic",
    "textsl": "italic",
    "it": "italic",
    "itshape": "italic",
    "em": "italic",
    "sl": "italic",
    "texttt": "code",
    "t": "code",
    "tt": "code",
    "ttfamily": "code",
}
SWITCHES = frozenset({"bf", "bfseries", "it", "itshape", "em", "sl", "tt", "ttfamily"})

# How many arguments say nothing to a reader; others' arguments are text.
SILENT = {
    **dict.fromkeys(
        (
            *("vspace", "hspace", "label", "ref", "usepackage", "documentclass", "color"),
            *("pagestyle", "thispagestyle", "input", "include", "problemname", "hyphenation"),
            *("bibliography", "cite", "pageref", "definecolor", "textcolor", "scalebox"),
            *("parbox", "raisebox", "exmpfile", "selectlanguage", "cline", "graphicspath"),
        ),
        1,
    ),
    **dict.fromkeys(
        (
            *("setlength", "addtolength", "newcommand", "renewcommand", "providecommand"),
            *("fontsize", "resizebox", "multirow", "setcounter", "exmpfile", "DeclareMathOperator"),
        ),
        2,
    ),
    "definecolor": 3,
    "newenvironment": 3,
}

# Headings of statements in TeX.
HEADINGS = {
    "section": 2,
    "subsection": 3,
    "subsubsection": 4,
    "paragraph": 5,
}
NAMED_HEADINGS = {
    "InputFile": "Input",
    "OutputFile": "Output",
    "Interaction": "Interaction",
    "Note": "Notes",
    "Notes": "Notes",
    "Scoring": "Scoring",
    "Explanation": "Notes",
    "Example": "Samples",
    "Examples": "Samples",
    "Constraints": "Constraints",
}

# Environments and how many arguments of theirs say nothing.
ENVIRONMENT_ARGUMENTS = {
    "problem": 5,
    "tutorial": 1,
    "minipage": 1,
    "wrapfigure": 2,
    "multicols": 1,
    "tabular": 1,
    "longtable": 1,
    "tabular*": 2,
    "tabularx": 2,
    "tabulary": 2,
}
TABLES = frozenset({"tabular", "tabular*", "tabularx", "tabulary", "longtable"})
VERBATIM = frozenset({"verbatim", "verbatim*", "Verbatim", "lstlisting", "minted", "alltt"})
FORMULAS = {
    **dict.fromkeys(("equation", "equation*", "displaymath", "math"), ""),
    **dict.fromkeys(("align", "align*", "eqnarray", "eqnarray*", "flalign", "multline"), "aligned"),
    **dict.fromkeys(("gather", "gather*"), "gathered"),
}
