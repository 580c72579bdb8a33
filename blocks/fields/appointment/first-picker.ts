import { textOf, type FieldViewProps } from '../kit/view';
import type { Picker } from './model';

/** Returns the start time that is initially selected: the submitted one, otherwise the held one. */
export function chosenAtFirst( { field, values }: FieldViewProps ): string {
	const { kept } = field.appointment ?? {};
	const typed = textOf( values, field.name );
	return kept && [ '', kept.value ].includes( typed ) ? kept.start : typed;
}

/**
 * Returns the state of the first render: the first month with available times and its first available day, in the time
 * zone of the site.
 */
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
		// Appointments can be booked months ahead, so there is always a month after the first one. The script replaces
		// this function.
		next: model?.event ? () => {} : undefined,
	};
}
