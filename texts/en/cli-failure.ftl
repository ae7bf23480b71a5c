# How a command fails.

cli-failure-error = error: { $why }
cli-failure-unwritten = the output can't be written (error { $code } of the system)
