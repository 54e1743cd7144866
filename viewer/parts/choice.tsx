interface ChoiceProps<Option extends string> {
  readonly name: string;
  readonly title: string;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly label: (option: Option) => string;
  readonly choose: (option: Option) => void;
}

/** One of a few, all of which are seen. */
export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { name, title, options, chosen, label, choose } = props;
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map((option) => (
        <label key={option} class="choice">
          <input
            type="radio"
            name={name}
            value={option}
            checked={chosen === option}
            onChange={() => choose(option)}
          />
          {label(option)}
        </label>
      ))}
    </fieldset>
  );
}
