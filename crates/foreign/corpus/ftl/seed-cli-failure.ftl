# How a command fails.

cli-failure-error = error: { $why }
cli-failure-unwritten = can't write the output: { $error }
