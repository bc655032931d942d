"""Times pdfplumber on each file given: its words, or its tables as it finds them where no lines are drawn. First argument:
`words` or `tables`. Prints the seconds as a JSON list."""
import json
import sys
import time

import pdfplumber

BY_TEXT = {"vertical_strategy": "text", "horizontal_strategy": "text"}

what, *paths = sys.argv[1:]
times = []
for path in paths:
    start = time.perf_counter()
    with pdfplumber.open(path) as pdf:
        for page in pdf.pages:
            if what == "tables":
                page.extract_tables(BY_TEXT)
            else:
                page.extract_words()
            page.close()
    times.append(time.perf_counter() - start)
print(json.dumps(times))
