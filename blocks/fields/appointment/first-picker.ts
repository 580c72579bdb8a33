import { textOf, type FieldViewProps } from '../kit/view';
import type { Picker } from './model';

/** Start that is selected at first: the one that was submitted before, otherwise the held one. */
export function chosenAtFirst( { field, values }: FieldViewProps ): string {
	const { kept } = field.appointment ?? {};
	const typed = textOf( values, field.name );
	return kept && [ '', kept.value ].includes( typed ) ? kept.start : typed;
}

/** Picker of the first render: the first month with a free day, and its first free day, in the site's time zone. */
export function firstPicker( props: FieldViewProps ): Picker {
	const { field, words } = props;
	const model = field.appointment;
	const chosen = chosenAtFirst( props );
	const days = model?.days ?? [];
	const day = days.find( ( { times } ) => times.some( ( { start } ) => start === chosen ) ) ?? days[ 0 ];
	return {
		month: model?.month ?? '',
		monthLabel: model?.monthLabel ?? '',
		laterMonths: model?.laterMonths ?? {},
		days,
		day: day?.date ?? '',
		chosen: day?.times.some( ( { start } ) => start === chosen ) ? chosen : '',
		zone: words.zone ?? '',
		nothing: days.length === 0,
		note: days.length === 0 ? ( words.noTimes ?? '' ) : '',
		busy: false,
		// The pages end months ahead, so the first one has a next where there are times at all; a click on it brings
		// the script.
		next: model?.event ? () => {} : undefined,
	};
}
