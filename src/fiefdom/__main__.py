"""`python -m fiefdom` is `fiefdom`."""

import sys

if __name__ == "__main__":
    try:
        from fiefdom.cli.main import main
    except KeyboardInterrupt:  # while most of Fiefdom was still being loaded
        sys.exit(130)
    sys.exit(main())
