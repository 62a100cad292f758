import { Check } from "lucide-react";
import { useId } from "react";
import { enLabels } from "../texts/en-labels";
import { VisuallyHidden } from "../ui/visually-hidden";
import { isPaletteColor, paletteColors } from "./label-rules";

const words = enLabels;

const grounds = {
  violet: "bg-label-violet",
  blue: "bg-label-blue",
  teal: "bg-label-teal",
  green: "bg-label-green",
  amber: "bg-label-amber",
  red: "bg-label-red",
  pink: "bg-label-pink",
};

/** What the browser's own picker begins with. */
const firstOwnColor = "#6b7280";

/** One of the seven colours that each theme draws in its own shade, or one of one's own. */
export function ColorChoice({
  value,
  onChange,
}: {
  value: string;
  onChange: (color: string) => void;
}) {
  const name = useId();
  const isOwn = !isPaletteColor(value);
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-ui font-medium text-text">{words.dialog.color}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {paletteColors.map((color) => (
          <label key={color} title={words.colors[color]} className="relative inline-flex size-8">
            <input
              type="radio"
              name={name}
              checked={value === color}
              onChange={() => onChange(color)}
              className="peer absolute inset-0 size-8 cursor-pointer appearance-none rounded-full"
            />
            <span
              className={`pointer-events-none flex size-8 items-center justify-center rounded-full text-surface outline-offset-2 outline-focus peer-focus-visible:outline-2 ${grounds[color]}`}
            >
              {value === color && <Check className="size-4" aria-hidden="true" />}
            </span>
            <VisuallyHidden>{words.colors[color]}</VisuallyHidden>
          </label>
        ))}
        <label className="inline-flex items-center gap-2 text-ui text-text-2">
          <input
            type="color"
            value={isOwn ? value : firstOwnColor}
            onChange={(event) => onChange(event.target.value)}
            className={`h-8 w-10 cursor-pointer rounded-control border bg-surface p-0.5 ${isOwn ? "border-accent" : "border-border-strong"}`}
          />
          {words.dialog.ownColor}
        </label>
      </div>
    </fieldset>
  );
}
