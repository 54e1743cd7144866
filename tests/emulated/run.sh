#!/usr/bin/env bash
# The acceptance tests on an emulated AWS, where the emulator is installed.
set -euo pipefail
cd "$(dirname "$0")/../.."
if ! command -v moto_server > /dev/null; then
  echo "The tests on an emulated AWS were left out: moto_server is not installed."
  exit 0
fi
exec vitest run --config vitest.aws.config.ts
