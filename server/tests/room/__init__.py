"""What every attack needs: the release binary, its people and organizations, and somebody who watches all that comes out."""

from room.case import Case
from room.people import Person
from room.stage import stage
from room.wire import Answer, Client, send_raw

__all__ = ["Answer", "Case", "Client", "Person", "send_raw", "stage"]
