"""RedriveExecution, which the emulator lacks, as the Developer Guide describes it (Restarting executions with redrive).

An execution that failed, was stopped or timed out goes on under its own ARN, with the definition that it began with, from the state
that was entered and not left, with the input of that state. Its history goes on. Of a Map or Parallel state AWS runs only the parts
that did not succeed: that is not emulated, and refused.
"""

import datetime
import json

from moto.core.exceptions import AWSError
from moto.core.responses import ActionResult
from moto.stepfunctions.parser.api import ExecutionStatus, HistoryEventType
from moto.stepfunctions.parser.asl.component.common.flow.start_at import StartAt
from moto.stepfunctions.parser.asl.eval.event.event_detail import EventDetails
from moto.stepfunctions.parser.backend.execution import Execution
from moto.stepfunctions.parser.backend.execution_worker import ExecutionWorker
from moto.stepfunctions.responses import StepFunctionResponse

REDRIVABLE = (ExecutionStatus.FAILED, ExecutionStatus.ABORTED, ExecutionStatus.TIMED_OUT)


class ExecutionNotRedrivable(AWSError):
    TYPE = "ExecutionNotRedrivable"
    STATUS = 400


class _RedrivenWorker(ExecutionWorker):
    """Works from a state on."""

    def _execution_logic(self):
        program = self._get_evaluation_entrypoint()
        program.start_at = StartAt(self.state)
        env = self._get_evaluation_environment()
        env.event_manager = self.before.event_manager
        env.event_history_context = self.before.event_history_context
        env.states.reset(self.input)
        env.states.context_object.context_object_data["Execution"]["RedriveCount"] = self.redrive_count
        env.event_manager.add_event(
            context=env.event_history_context,
            event_type=HistoryEventType.ExecutionRedriven,
            event_details=EventDetails(executionRedrivenEventDetails={"redriveCount": self.redrive_count}),
        )
        self.env = env
        program.eval(env)
        self._execution_communication.terminated()


def redrive_count(execution):
    return getattr(execution, "redrive_count", 0)


def redrive(execution):
    if execution.exec_status not in REDRIVABLE:
        raise ExecutionNotRedrivable(f"Execution is {execution.status} and cannot be redriven")
    before = execution.exec_worker.env
    state, given = _unsuccessful(json.loads(execution.state_machine.definition)["States"], before)
    worker = Execution._get_start_execution_worker(execution)
    worker.__class__ = _RedrivenWorker
    execution.redrive_count = redrive_count(execution) + 1
    worker.state, worker.input, worker.before, worker.redrive_count = state, given, before, execution.redrive_count
    worker._execution_communication.redrive_count = execution.redrive_count
    execution.exec_worker = worker
    execution.stop_date = execution.error = execution.cause = None
    execution.exec_status = ExecutionStatus.RUNNING
    worker.start()


def _unsuccessful(states, env):
    """The state that was entered last and not left, and its input."""
    found = None
    for event in env.event_manager.get_event_history():
        entered, left = event.get("stateEnteredEventDetails"), event.get("stateExitedEventDetails")
        if entered and entered["name"] in states:
            found = (entered["name"], json.loads(entered["input"]))
        if left and found and left["name"] == found[0]:
            state = states[left["name"]]
            # Stopped on the way to the next state. Choices are made again.
            found = found if state["Type"] == "Choice" else (state["Next"], json.loads(left["output"]))
    if found is None or states[found[0]]["Type"] in ("Map", "Parallel"):
        raise ExecutionNotRedrivable(f"A redrive from {found} is not emulated")
    return found


def _redrive_execution(self):
    redrive(self.stepfunction_backend.describe_execution(self._get_param("executionArn")))
    return ActionResult({"redriveDate": datetime.datetime.now(tz=datetime.timezone.utc)})


_describe = StepFunctionResponse.describe_execution


def _describe_with_redrives(self):
    described = _describe(self)
    execution = self.stepfunction_backend.describe_execution(self._get_param("executionArn"))
    described.result["redriveCount"] = redrive_count(execution)
    return described


def add_to_emulator():
    StepFunctionResponse.redrive_execution = _redrive_execution
    StepFunctionResponse.describe_execution = _describe_with_redrives
