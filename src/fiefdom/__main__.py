"""`python -m fiefdom` is `fiefdom`."""

import sys

from fiefdom.cli.main import main

sys.exit(main())
