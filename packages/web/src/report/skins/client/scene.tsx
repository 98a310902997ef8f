import { cx } from "../../../lib/class-names";

const windows = "M343 136v40M320 156h46M516 152v34";

type Props = { hasSky: boolean; isWhole?: boolean; className?: string };

/** A drawing of a house among hills, which is only decoration. If it is shown whole, the hills continue to both edges; else the frame cuts it off. */
export const Scene = ({ hasSky, isWhole = !hasSky, className }: Props) => (
  <svg
    viewBox="0 0 800 240"
    preserveAspectRatio={`xMidYMax ${isWhole ? "meet" : "slice"}`}
    aria-hidden="true"
    className={cx("block w-full", isWhole && "overflow-visible", className)}
  >
    {hasSky && <Sky />}
    <path
      d="M-1400 150c300 40 900 60 1400 26 90-46 170-50 262-14s150 22 236-12 196-36 302 12c400 40 900 0 1400-30v108h-3600z"
      fill="#dce3cf"
    />
    <path
      d="M-1400 214c400-40 1000-30 1400-10 120-30 240-20 372-8s290-24 428-2c400 20 1000 30 1400-10v57h-3600z"
      fill="var(--meadow)"
    />
    <Trees />
    <House />
    <path d="M386 216h50l26 24H348z" fill="#eadcc8" />
  </svg>
);

const Sky = () => (
  <>
    <defs>
      <linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="240">
        <stop offset="0" stopColor="#f9e4cf" />
        <stop offset=".55" stopColor="#fcf0e1" />
        <stop offset="1" stopColor="#fdf6ec" />
      </linearGradient>
    </defs>
    <rect x="-1400" y="-200" width="3600" height="440" fill="url(#sky)" />
    <circle cx="548" cy="84" r="34" fill="#f6c58c" />
  </>
);

const Trees = () => (
  <>
    <rect x="206" y="150" width="8" height="58" fill="#7b5b43" />
    <ellipse cx="210" cy="122" rx="38" ry="46" fill="#5e8264" />
    <ellipse cx="222" cy="112" rx="22" ry="28" fill="#6f9474" />
    <rect x="607" y="164" width="7" height="44" fill="#7b5b43" />
    <ellipse cx="610" cy="144" rx="28" ry="36" fill="#6f9474" />
    <rect x="158" y="178" width="5" height="28" fill="#7b5b43" />
    <ellipse cx="160" cy="164" rx="19" ry="25" fill="#7fa181" />
  </>
);

const House = () => (
  <>
    <rect x="456" y="56" width="22" height="46" fill="#a4583a" />
    <rect x="453" y="52" width="28" height="8" rx="1" fill="#8b4529" />
    <rect x="300" y="112" width="212" height="98" fill="#fffaf2" />
    <rect x="462" y="134" width="104" height="76" fill="#f7ebdb" />
    <path d="m284 118 122-74 122 74z" fill="#b5613d" />
    <path d="m284 118 122-74 122 74h-14l-108-65-108 65z" fill="#94482a" />
    <path d="M456 138h122l-14-22h-94z" fill="#a4583a" />
    <path d="M384 96a22 22 0 0 1 44 0v8h-44z" fill="#fffaf2" />
    <path d="M390 97a16 16 0 0 1 32 0v4h-32z" fill="#f3c98b" />
    <path d="M406 81v20" stroke="#fffaf2" strokeWidth="2" />
    <g fill="#f5d199" stroke="#d8c5ac" strokeWidth="2">
      <rect x="320" y="136" width="46" height="40" rx="2" />
      <rect x="488" y="152" width="56" height="34" rx="2" />
    </g>
    <path d={windows} stroke="#fffaf2" strokeWidth="2.5" />
    <rect x="392" y="144" width="38" height="66" rx="2" fill="#1f4e45" />
    <rect x="398" y="151" width="26" height="18" rx="1.5" fill="#f5d199" />
    <circle cx="424" cy="184" r="2.2" fill="#f0c987" />
    <path d="M384 210h54v6h-54z" fill="#d9c9b4" />
    <g fill="#6f9474">
      <ellipse cx="322" cy="208" rx="24" ry="13" />
      <ellipse cx="358" cy="211" rx="18" ry="10" />
      <ellipse cx="470" cy="211" rx="20" ry="11" />
      <ellipse cx="556" cy="209" rx="26" ry="13" />
    </g>
  </>
);
