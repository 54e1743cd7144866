"""Lets the emulator start a second execution of a state machine.

For each start it copies the machine with all executions that there have been, and the threads of those cannot be copied.
"""

import copy

from moto.stepfunctions.models import StateMachine


def _copy_without_executions(self, memo):
    clone = self.__class__.__new__(self.__class__)
    memo[id(self)] = clone
    for name, value in self.__dict__.items():
        clone.__dict__[name] = [] if name == "executions" else copy.deepcopy(value, memo)
    return clone


StateMachine.__deepcopy__ = _copy_without_executions
