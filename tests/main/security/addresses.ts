/** Addresses a hostile page or a mistake could bring. None of them is ours. */
export const OWN = 'http://127.0.0.1:4780';

export const FOREIGN: readonly string[] = [
  'https://127.0.0.1:4780/',
  'http://127.0.0.1:4781/',
  'http://127.0.0.1/',
  'http://localhost:4780/',
  'http://127.0.0.1:4780.evil.example/',
  'http://127.0.0.1:4780@evil.example/',
  'http://user:pass@127.0.0.1:4780/',
  'http://evil.example/?http://127.0.0.1:4780/',
  'http://evil.example/#http://127.0.0.1:4780/',
  'file:///etc/passwd',
  'file://127.0.0.1:4780/etc/passwd',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://127.0.0.1:4780/0b9c',
  'smb://evil.example/share',
  'ms-msdt:/id',
  'about:blank',
  'HTTP://EVIL.EXAMPLE',
  'http:\\\\evil.example',
  '//evil.example',
  '',
  'not an address',
  '\u0000http://127.0.0.1:4780\u0000.evil.example',
];
