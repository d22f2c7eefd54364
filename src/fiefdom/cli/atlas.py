"""The atlas of kingdoms that were bred beforehand: what it holds; or build one, which goes on where it was interrupted."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fiefdom.cli.arguments import add_options, add_shared
from fiefdom.cli.output import exit_code, note, put, put_json, visibly, warn_if_slow
from fiefdom.evolve.atlas import SHIPPED, Atlas, Manifest, read_atlas, shipped_atlas
from fiefdom.options import check, option
from fiefdom.simulation.statistics import whole
from fiefdom.text.texts import Texts

BUILD = "build"


@dataclass(frozen=True)
class AtlasOptions:
    """Which atlas; and how large and how well bred a new one is to be."""

    file: Path | None = option(None, flag="from", metavar="FILE")
    out: Path | None = option(None, usual=SHIPPED, metavar="FILE")
    resume: bool = option(default=False)
    kingdoms: int = option(1000, low=1, high=100_000, metavar="N")
    games: int = option(Manifest.games, low=1_000, high=1_000_000_000, metavar="N")
    deep: int = option(Manifest.deep, low=1_000, high=1_000_000_000, metavar="N")
    processes: int | None = option(None, low=1, high=256, metavar="N")
    cluster: str | None = option(None, metavar="ADDRESS")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("deed", nargs="?", choices=(BUILD,), help=texts.format("help-atlas-deed"))
    add_options(parser, texts, AtlasOptions, "atlas")
    add_shared(parser, texts, "seed", "json", seed=0)


def run(arguments: argparse.Namespace) -> int:
    check(arguments, AtlasOptions)
    if arguments.deed == BUILD:
        return build(arguments)
    show(read_atlas(arguments.file) if arguments.file else shipped_atlas(), arguments)
    return 0


def show(atlas: Atlas, arguments: argparse.Namespace, **more: Any) -> None:
    """How many kingdoms there are, and how they were bred."""
    head = atlas.manifest.as_dict(len(atlas.entries), atlas.played)
    if arguments.json:
        put_json({**head, **more})
    else:
        texts: Texts = arguments.texts
        put(texts.format("atlas-holds", kingdoms=len(atlas.entries), played=whole(atlas.played, texts)))
        games, deep = (whole(number, texts) for number in (atlas.manifest.games, atlas.manifest.deep))
        put(texts.format("atlas-bred", games=games, deep=deep, seed=atlas.manifest.seed))


def build(arguments: argparse.Namespace) -> int:
    """Breed kingdom after kingdom; what is done stays, whenever it is interrupted."""
    from fiefdom.evolve.atlas_building import build as build_atlas
    from fiefdom.evolve.atlas_building import here
    from fiefdom.game.engines import cores

    texts: Texts = arguments.texts
    path = arguments.out or Path(SHIPPED)
    warn_if_slow()
    manifest = here(Manifest(arguments.seed, arguments.games, arguments.deep))
    found, finished = visibly(
        lambda tell: build_atlas(
            path,
            manifest,
            arguments.kingdoms,
            resume=arguments.resume,
            processes=arguments.processes or cores(),
            cluster=arguments.cluster,
            tell=tell,
        ),
        texts.format("atlas-building"),
        arguments.kingdoms,
        lambda atlas: (len(atlas.entries), ""),
        Atlas(manifest),
    )
    show(found, arguments, path=str(path))
    if not arguments.json:
        note(texts.format("atlas-written", path=str(path)))
    return exit_code(texts, finished=finished)
