; Included by the packager's installer script: PDF files can be opened with the app, and stay with the reader they have.
; The packager's own associations would make the app what opens every PDF on the computer.
; https://learn.microsoft.com/windows/win32/shell/how-to-include-an-application-on-the-open-with-dialog-box
; The same for the msi: scripts/package/open-with.ts

!define STATEMENT_CLASS "StatementDesk.Statement"

!macro tellExplorer
  ; SHCNE_ASSOCCHANGED, SHCNF_FLUSH
  System::Call "shell32::SHChangeNotify(i,i,i,i) (0x08000000, 0x1000, 0, 0)"
!macroend

!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\${STATEMENT_CLASS}" "" "Bank statement (PDF)"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${STATEMENT_CLASS}\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${STATEMENT_CLASS}\shell\open\command" "" '"$appExe" "%1"'
  WriteRegNone SHELL_CONTEXT "Software\Classes\.pdf\OpenWithProgids" "${STATEMENT_CLASS}"
  !insertmacro tellExplorer
!macroend

!macro customUnInstall
  DeleteRegValue SHELL_CONTEXT "Software\Classes\.pdf\OpenWithProgids" "${STATEMENT_CLASS}"
  DeleteRegKey SHELL_CONTEXT "Software\Classes\${STATEMENT_CLASS}"
  !insertmacro tellExplorer
!macroend
