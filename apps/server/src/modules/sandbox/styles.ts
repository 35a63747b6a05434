/**
 * The colours, type and controls of the product, small enough for pages of a server. Of its two faces a page has
 * what the guest's system has: their files are built with the apps.
 */
export const sandboxStyles = `:root{color-scheme:dark light;--canvas:#0c0d14;--overlay:#1e202d;--border:rgb(255 255 255/.12);--text:#f4f4f9;--second:#bcc0d1;--third:#9ba0b6;--mint:#7fe3bd;--link:#b5abff;--hover:rgb(255 255 255/.06)}
@media (prefers-color-scheme:light){:root{--canvas:#f4f3f9;--overlay:#fff;--border:rgb(20 18 40/.16);--text:#191b26;--second:#3f4358;--third:#5a5f78;--mint:#0b6b48;--link:#4f3fc4;--hover:rgb(20 18 40/.05)}}
*{box-sizing:border-box}
body{margin:0 auto;min-height:100svh;max-width:704px;padding:32px 20px;background:var(--canvas);color:var(--text);font:400 16px/24px "Geist Variable",Geist,system-ui,sans-serif}
h1{margin:0 0 8px;font:640 28px/34px "Mona Sans Variable","Mona Sans",system-ui,sans-serif;letter-spacing:-.02em;overflow-wrap:anywhere}
p{margin:0 0 16px;color:var(--second);overflow-wrap:anywhere}
a{color:var(--link)}
ul{list-style:none;margin:20px 0;padding:4px 20px;border-radius:28px;background:var(--overlay);border:1px solid var(--border)}
li{padding:14px 0;overflow-wrap:anywhere}
li+li{border-top:1px solid var(--border)}
article{padding:28px;border-radius:28px;background:var(--overlay);border:1px solid var(--border)}
nav{margin-bottom:16px}
nav a{display:inline-block;padding:10px 0}
small,.note,.meta{color:var(--third);font-size:14px;line-height:20px}
pre{margin:20px 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
form{display:grid;gap:10px}
li form{grid-template-columns:minmax(0,1fr) auto;align-items:center}
form+form,form+p{margin-top:16px}
label{display:grid;gap:4px;color:var(--third);font-size:14px;line-height:20px}
label+.action,label+.button{margin-top:10px}
input,select{min-height:44px;width:100%;padding:8px 14px;border:1px solid var(--border);border-radius:14px;background:var(--overlay);color:var(--text);font:inherit;font-size:16px}
.button,.action{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:10px 20px;border:1px solid var(--border);border-radius:999px;background:transparent;color:var(--text);font-family:inherit;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;cursor:pointer}
.button:hover{background:var(--hover)}
.primary,.primary:hover,.action{border:0;background:linear-gradient(90deg,#a9b4ff,#cbb2ff 50%,#ffc2b8);color:#14121f}
:focus-visible{outline:2px solid var(--link);outline-offset:3px}
`;
