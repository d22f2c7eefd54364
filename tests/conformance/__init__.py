"""Published results that independent simulators agree on; ours must too."""
