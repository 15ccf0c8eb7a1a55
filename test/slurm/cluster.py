"""cluster.py FOLDER start|stop: a Slurm cluster of this machine alone, with all that it writes in FOLDER.

`start` prints the environment that sbatch needs. munge, slurmctld and slurmd run as root, as the packages' own do.
"""
from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

CONFIG = """ClusterName=test
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort=16817
SlurmdPort=16818
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={folder}/munge/socket
CryptoType=crypto/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerType=sched/builtin
ReturnToService=2
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
NodeName={host} NodeAddr=127.0.0.1 CPUs={cpus} State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP
"""

folder, action = Path(sys.argv[1]).resolve(), sys.argv[2]
pids = [folder / "munge" / "pid", folder / "slurmctld.pid", folder / "slurmd.pid"]


def start() -> None:
    """Start the three daemons; wait until the node is idle."""
    for name in ("munge", "state", "spool"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    key = folder / "munge" / "key"
    key.write_bytes(os.urandom(1024))
    key.chmod(0o400)
    config = folder / "slurm.conf"
    config.write_text(CONFIG.format(host=socket.gethostname().partition(".")[0], folder=folder, cpus=os.cpu_count()))
    environment = {**os.environ, "SLURM_CONF": str(config)}
    munge = folder / "munge"
    for command in (["munged", "--force", f"--socket={munge}/socket", f"--key-file={key}", f"--pid-file={munge}/pid",
                     f"--log-file={munge}/log", f"--seed-file={munge}/seed"],
                    ["slurmctld", "-c"], ["slurmd", "-c"]):
        subprocess.run(command, env=environment, check=True, stdin=subprocess.DEVNULL)
    for _ in range(60):
        state = subprocess.run(["sinfo", "-h", "-o", "%t"], env=environment, stdout=subprocess.PIPE, text=True,
                               check=False).stdout.strip()
        if state == "idle":
            return
        time.sleep(1)
    sys.exit(f"the node is '{state}', not idle: see the logs in {folder}")


def stop() -> None:
    """End the daemons that run."""
    for pid in reversed(pids):
        if pid.exists():
            try:
                os.kill(int(pid.read_text()), signal.SIGTERM)
            except ProcessLookupError:
                pass


{"start": start, "stop": stop}[action]()
