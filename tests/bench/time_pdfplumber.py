"""Times pdfplumber's words (no tables) of each file given; prints the seconds as a JSON list."""
import json
import sys
import time

import pdfplumber

times = []
for path in sys.argv[1:]:
    start = time.perf_counter()
    with pdfplumber.open(path) as pdf:
        for page in pdf.pages:
            page.extract_words()
            page.close()
    times.append(time.perf_counter() - start)
print(json.dumps(times))
