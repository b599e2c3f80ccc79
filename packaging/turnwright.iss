; The installer for Windows, for Inno Setup 6: `make package` in an environment of Windows first, then
;     iscc /DVersion=1.0.0 packaging\turnwright.iss
; Written without Windows at hand and not tried.

#ifndef Version
  #error Which version? iscc /DVersion=... turnwright.iss
#endif

[Setup]
; Says which program a later installer brings up to date; it never changes.
AppId={{6E0C9A53-7A0D-4B0E-9C53-2F1B7C0D51A4}
AppName=Turnwright
AppVersion={#Version}
AppPublisher=The Turnwright authors
DefaultDirName={autopf}\Turnwright
DisableProgramGroupPage=yes
; For whoever installs it, without an administrator; libraries and preferences lie in their own folders and stay there.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
LicenseFile=..\LICENSE
OutputDir=..\dist
OutputBaseFilename=turnwright-{#Version}-windows-setup
SetupIconFile=..\build\icons\turnwright.ico
UninstallDisplayIcon={app}\turnwright.exe
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
CloseApplications=yes
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "pt_BR"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"

[CustomMessages]
en.Library=Turnwright library
es.Library=Biblioteca de Turnwright
pt_BR.Library=Biblioteca do Turnwright

[InstallDelete]
; What an earlier version had and this one has not must not be found.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\dist\turnwright\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "..\build\icons\turnwright-library.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Turnwright"; Filename: "{app}\turnwright.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.turnwright"; ValueType: string; ValueData: "Turnwright.Library"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.turnwright"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-turnwright"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Turnwright.Library"; ValueType: string; ValueData: "{cm:Library}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Turnwright.Library\DefaultIcon"; ValueType: string; ValueData: "{app}\turnwright-library.ico"
Root: HKA; Subkey: "Software\Classes\Turnwright.Library\shell\open\command"; ValueType: string; ValueData: """{app}\turnwright.exe"" ""%1"""

[Run]
Filename: "{app}\turnwright.exe"; Description: "{cm:LaunchProgram,Turnwright}"; Flags: nowait postinstall skipifsilent
