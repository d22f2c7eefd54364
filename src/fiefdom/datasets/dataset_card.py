"""What a dataset says about itself: a Croissant description for programs and a datasheet for people, made from its plan and columns."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fiefdom import __version__
from fiefdom.datasets.dataset_plan import SPLITS, DatasetPlan
from fiefdom.files import write_whole
from fiefdom.game.record import RULES_VERSION

CROISSANT = "_croissant.json"
DATASHEET = "_README.md"
CONFORMS_TO = "http://mlcommons.org/croissant/1.0"
CONTEXT = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "sc": "https://schema.org/",
    "cr": "http://mlcommons.org/croissant/",
    "dct": "http://purl.org/dc/terms/",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileObject": "cr:fileObject",
    "fileSet": "cr:fileSet",
    "includes": "cr:includes",
    "recordSet": "cr:recordSet",
    "repeated": "cr:repeated",
    "source": "cr:source",
}
"""The words of the description that a reader has to know."""

KINDS = (("bool", "sc:Boolean"), ("string", "sc:Text"), ("float", "sc:Float"), ("int", "sc:Integer"))
"""What the types of columns are called there, by a word in their names."""


def write_cards(plan: DatasetPlan, schema: Any, folder: Path) -> None:
    """Write both beside the files."""
    write_whole(folder / CROISSANT, json.dumps(croissant(plan, schema), indent=2, ensure_ascii=False) + "\n")
    write_whole(folder / DATASHEET, datasheet(plan, schema))


def title(plan: DatasetPlan) -> str:
    """What the dataset is called."""
    return f"fiefdom-{plan.what}-{'-'.join(plan.players)}-{plan.seed}"


def about(plan: DatasetPlan) -> str:
    """What it is, in a sentence or two."""
    where = f"on {plan.kingdom}" if plan.kingdom else f"on {plan.kingdoms or plan.games} random kingdoms of edition {plan.edition}"
    return f"{plan.games} games of the deck-building game Dominion between {' and '.join(plan.players)} {where}, as {plan.what}."


def croissant(plan: DatasetPlan, schema: Any) -> dict[str, Any]:
    """The description in the vocabulary of Croissant."""
    files = {
        "@type": "cr:FileSet",
        "@id": "files",
        "name": "files",
        "encodingFormat": "application/x-parquet",
        "includes": f"{plan.what}-*.parquet",
    }
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "name": title(plan),
        "description": about(plan),
        "conformsTo": CONFORMS_TO,
        "license": "https://spdx.org/licenses/MIT.html",
        "version": __version__,
        "distribution": [files],
        "recordSet": [{"@type": "cr:RecordSet", "@id": plan.what, "name": plan.what, "field": [_field(plan, each) for each in schema]}],
    }


def _field(plan: DatasetPlan, column: Any) -> dict[str, Any]:
    kind = next(called for word, called in KINDS if word in str(column.type))
    return {
        "@type": "cr:Field",
        "@id": f"{plan.what}/{column.name}",
        "name": column.name,
        "description": meaning(column),
        "dataType": kind,
        "repeated": "list" in str(column.type),
        "source": {"fileSet": {"@id": "files"}, "extract": {"column": column.name}},
    }


def meaning(column: Any) -> str:
    """What a column means."""
    return str(column.metadata[b"meaning"].decode())


def datasheet(plan: DatasetPlan, schema: Any) -> str:
    """The answers to the questions of a datasheet (Gebru et al., 2021), as far as they apply to games of programs."""
    columns = "".join(f"| `{column.name}` | {column.type} | {meaning(column)} |\n" for column in schema)
    return f"""---
license: mit
pretty_name: {title(plan)}
configs:
- config_name: default
  data_files: "{plan.what}-*.parquet"
---

# {title(plan)}

{about(plan)}

## Composition

| column | type | |
|---|---|---|
{columns}
The column `split` is {", ".join(SPLITS[:-1])} or {SPLITS[-1]}, in the proportion 8 : 1 : 1, by a hash of the kingdom:
no kingdom is in two of them, and a kingdom is in the same split in every dataset. Chosen answers are there, forced ones are not.
There are no people in it and no data of people.

## How it was made

By Fiefdom {__version__} with rules version {RULES_VERSION}; `_dataset.json` holds the plan, and the same plan gives the same games.
Observations hold what the deciding player may know and nothing else.

## What it is for, and what not

For imitation, value estimates and offline learning of purchases and play. The players are programs: what they never try is not in it, and
the results are those against each other. Human play is not.

## Distribution and maintenance

MIT licence. Whoever has the plan can make it anew and let it grow; nobody keeps a copy elsewhere.
"""
