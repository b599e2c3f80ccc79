"""What pyproject.toml cannot say: in a wheel the packages lie inside of `turnwright`, in nobody's way."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

OUTSIDE = "turnwright"


class BuildInside(build_py):
    """Builds as always, then moves each package into the one that may stand beside those of others."""

    def run(self) -> None:
        """Copies the packages to where the wheel is made; an editable install leaves them where they are."""
        super().run()
        if self.editable_mode:
            return
        built = Path(self.build_lib)
        for package in sorted({name.partition(".")[0] for name in self.packages or ()} - {OUTSIDE}):
            target = built / OUTSIDE / package
            # What an earlier build has left would be part of this one.
            shutil.rmtree(target, ignore_errors=True)
            shutil.move(built / package, target)


setup(cmdclass={"build_py": BuildInside})
