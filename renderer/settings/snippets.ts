/** Ready-made calls of the API, to paste into a terminal, a script or a spreadsheet. `YOUR_KEY` stands for a key. */
export interface Snippet {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The snippets for a base address such as `http://127.0.0.1:4780/api/v1`. */
export function snippetsFor(base: string): readonly Snippet[] {
  return [
    { id: 'curl', name: 'curl', text: curl(base) },
    { id: 'python', name: 'Python', text: python(base) },
    { id: 'power-query', name: 'Power Query', text: powerQuery(base) },
  ];
}

function curl(base: string): string {
  return `# Upload a statement; the answer holds its file_id
curl -H "Authorization: Bearer YOUR_KEY" \\
     -F "file=@statement.pdf" ${base}/extract

# Ask until the status is "completed"
curl -H "Authorization: Bearer YOUR_KEY" \\
     "${base}/status?file_id=FILE_ID"

# Save the rows
curl -H "Authorization: Bearer YOUR_KEY" -o statement.csv \\
     "${base}/download?file_id=FILE_ID&format=csv"`;
}

function python(base: string): string {
  return `import time
import requests  # pip install requests

BASE = "${base}"
HEADERS = {"Authorization": "Bearer YOUR_KEY"}

with open("statement.pdf", "rb") as statement:
    answer = requests.post(f"{BASE}/extract", headers=HEADERS, files={"file": statement})
answer.raise_for_status()
query = {"file_id": answer.json()["file_id"]}

while True:
    status = requests.get(f"{BASE}/status", headers=HEADERS, params=query).json()
    if status["status"] != "processing":
        break
    time.sleep(2)

rows = requests.get(f"{BASE}/download", headers=HEADERS, params={**query, "format": "json"}).json()
for row in rows["transactions"]:
    print(row["date"], row["description"], row["amountIn"] or "-" + row["amountOut"])`;
}

function powerQuery(base: string): string {
  const origin = base.replace(/\/api\/v1$/, '');
  return `let
    Source = Json.Document(Web.Contents("${origin}", [
        RelativePath = "api/v1/download",
        Query = [file_id = "FILE_ID", format = "json"],
        Headers = [Authorization = "Bearer YOUR_KEY"]
    ])),
    Rows = Table.FromRecords(Source[transactions]),
    Typed = Table.TransformColumnTypes(Rows, {
        {"date", type date}, {"amountIn", Currency.Type},
        {"amountOut", Currency.Type}, {"balance", Currency.Type}
    }, "en-US")
in
    Typed`;
}
