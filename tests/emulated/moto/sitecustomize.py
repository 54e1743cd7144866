"""What the emulator of Step Functions lacks for our two machines.

A second execution: for each start it copies the machine with all executions that there have been, and the threads of those cannot be
copied. A Distributed Map over JSON Lines, and items in batches: it reads JSON and CSV only, and hands over items one by one. An abort
that is one: it waits for the task at work, tries it again, and goes on to the state that catches its failure. A redrive. A memory.
"""

import copy
import json

from moto.stepfunctions.models import StateMachine
from moto.stepfunctions.parser.api import ExecutionStatus
from moto.stepfunctions.parser.asl.component.state.exec.execute_state import ExecutionState
from moto.stepfunctions.parser.asl.component.state.exec.state_map.item_reader.eval.resource_output_transformer.transformer_json import (
    ResourceOutputTransformerJson,
)
from moto.stepfunctions.parser.asl.component.state.exec.state_map.iteration.distributed_iteration_component import (
    DistributedIterationComponent,
)
from moto.stepfunctions.parser.asl.parse.asl_parser import AmazonStateLanguageParser
from moto.stepfunctions.parser.backend.execution import BaseExecutionWorkerCommunication, Execution

import memory
import redrive


def _copy_without_executions(self, memo):
    clone = self.__class__.__new__(self.__class__)
    memo[id(self)] = clone
    for name, value in self.__dict__.items():
        clone.__dict__[name] = [] if name == "executions" else copy.deepcopy(value, memo)
    return clone


StateMachine.__deepcopy__ = _copy_without_executions

# By the label of the map.
_batchers = {}
_parse = AmazonStateLanguageParser.parse
_map_run = DistributedIterationComponent._map_run


def _parse_what_it_knows(definition):
    machine = json.loads(definition)
    for state in machine.get("States", {}).values():
        config = state.get("ItemReader", {}).get("ReaderConfig", {})
        if config.get("InputType") == "JSONL":
            config["InputType"] = "JSON"
            _batchers[state["Label"]] = state.pop("ItemBatcher")
            # A whole number is none to its grammar.
            state["ToleratedFailurePercentage"] = float(state["ToleratedFailurePercentage"])
    return _parse(json.dumps(machine))


def _read_lines(self, env):
    env.stack.pop()
    lines = env.stack.pop().split("\n")
    env.stack.append([json.loads(line) for line in lines if line])


def _run_in_batches(self, env, eval_input):
    batcher = _batchers[eval_input.label]
    given = env.states.get_input()
    beside = {name.removesuffix(".$"): given[path.removeprefix("$.")] for name, path in batcher["BatchInput"].items()}
    env.stack.append([{"BatchInput": beside, "Items": items} for items in _batches(env.stack.pop(), batcher)])
    _map_run(self, env, eval_input)


def _batches(items, batcher):
    batch, size = [], 0
    for item in items:
        length = len(json.dumps(item, ensure_ascii=False).encode())
        is_full = len(batch) == batcher["MaxItemsPerBatch"] or size + length > batcher["MaxInputBytesPerBatch"]
        if batch and is_full:
            yield batch
            batch, size = [], 0
        batch.append(item)
        size += length
    if batch:
        yield batch


# ARNs of executions, and how often they had been redriven when they were aborted.
_aborted = set()
_stop = Execution.stop
_reflect_end = BaseExecutionWorkerCommunication._reflect_execution_status
_evaluate = ExecutionState._evaluate_with_timeout


def _abort(self, stop_date, error, cause):
    if self.exec_status != ExecutionStatus.RUNNING:
        return
    _aborted.add((self.exec_arn, redrive.redrive_count(self)))
    self.exec_status, self.stop_date = ExecutionStatus.ABORTED, stop_date
    self.error, self.cause = error, cause
    # A worker that has not begun has nothing to stop.
    if self.exec_worker.env is not None:
        _stop(self, stop_date, error, cause)


def _reflect_end_unless_aborted(self):
    if (self.execution.exec_arn, getattr(self, "redrive_count", 0)) not in _aborted:
        _reflect_end(self)


def _evaluate_unless_aborted(self, env):
    _end_thread_if_aborted(env)
    try:
        _evaluate(self, env)
    finally:
        _end_thread_if_aborted(env)


def _end_thread_if_aborted(env):
    execution = env.states.context_object.context_object_data["Execution"]
    if (execution["Id"], execution.get("RedriveCount", 0)) in _aborted:
        # Not an Exception, which a state would catch.
        raise SystemExit


memory.add_to_emulator()
redrive.add_to_emulator()
Execution.stop = _abort
BaseExecutionWorkerCommunication._reflect_execution_status = _reflect_end_unless_aborted
ExecutionState._evaluate_with_timeout = _evaluate_unless_aborted
AmazonStateLanguageParser.parse = staticmethod(_parse_what_it_knows)
ResourceOutputTransformerJson._eval_body = _read_lines
DistributedIterationComponent._map_run = _run_in_batches
