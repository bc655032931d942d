/**
 * Ready-made calls of the API, to paste into a terminal, a script or a spreadsheet. `YOUR_KEY` stands for a key; each
 * goes the whole way: upload, wait, save the rows.
 */
export interface Snippet {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What to know before it works. */
  readonly note?: string;
}

/** The snippets for a base address such as `http://127.0.0.1:4780/api/v1`. */
export function snippetsFor(base: string): readonly Snippet[] {
  return [
    { id: 'curl', name: 'curl', text: curl(base) },
    { id: 'powershell', name: 'PowerShell', text: powerShell(base), note: 'For PowerShell 7 or newer.' },
    {
      id: 'power-query',
      name: 'Power Query',
      text: powerQuery(base),
      note: 'In Excel: Data › Get Data › From Other Sources › Blank Query › Advanced Editor. Asked how to connect, choose Anonymous: the key travels in the query’s own header. FILE_ID is the one of a statement; the curl and Python snippets print it.',
    },
    { id: 'python', name: 'Python', text: python(base) },
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

function powerShell(base: string): string {
  return `$base = "${base}"
$headers = @{ Authorization = "Bearer YOUR_KEY" }

$upload = Invoke-RestMethod -Method Post -Uri "$base/extract" -Headers $headers -Form @{
    file = Get-Item "statement.pdf"
}
do {
    Start-Sleep -Seconds 2
    $status = Invoke-RestMethod -Uri "$base/status?file_id=$($upload.file_id)" -Headers $headers
} while ($status.status -eq "processing")
if ($status.status -eq "failed") { throw "$($status.error) $($status.hint)" }

Invoke-WebRequest -Uri "$base/download?file_id=$($upload.file_id)&format=csv" \`
    -Headers $headers -OutFile "statement.csv"
"$($status.transaction_count) rows, $($status.verification.status)"`;
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
print(query["file_id"])

while True:
    status = requests.get(f"{BASE}/status", headers=HEADERS, params=query).json()
    if status["status"] != "processing":
        break
    time.sleep(2)
if status["status"] == "failed":
    raise SystemExit(f"{status['error']} {status['hint']}")

rows = requests.get(f"{BASE}/download", headers=HEADERS, params={**query, "format": "json"}).json()
print(rows["verification"]["status"])
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
    Emptied = Table.ReplaceValue(Rows, "", null, Replacer.ReplaceValue, {"balance"}),
    Typed = Table.TransformColumnTypes(Emptied, {
        {"date", type date}, {"amountIn", Currency.Type},
        {"amountOut", Currency.Type}, {"balance", Currency.Type}
    }, "en-US")
in
    Typed`;
}
