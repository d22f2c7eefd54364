import { t } from "../words/t";
import { addresses, origin } from "./links";

/** Which address links begin with, where there are several; and word of it where no other machine can follow them. */
export function AddressChooser() {
  const known = addresses.value;
  if (known?.only_here) return <p class="quiet-text">{t("web-only-here")}</p>;
  if (!known || known.origins.length < 2) return null;
  return (
    <label class="row address-row">
      <span>{t("web-links-begin")}</span>
      <select class="field" dir="ltr" value={origin.value} onChange={(event) => (origin.value = event.currentTarget.value)}>
        {known.origins.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
