/** Date limit as shown in its control. The attribute contains `today`, `+14 days` or `2026-03-31`. */
export interface DateLimit {
	kind: 'none' | 'today' | 'after' | 'before' | 'day';
	count: number;
	unit: 'day' | 'week' | 'month' | 'year';
	day: string;
}

export function readLimit( text: string ): DateLimit {
	const [ , sign, count, unit ] = /^([+-])(\d{1,5}) (day|week|month|year)s?$/.exec( text ) ?? [];
	const none: DateLimit = { kind: 'none', count: 1, unit: 'day', day: '' };
	if ( sign ) {
		return {
			...none,
			kind: sign === '-' ? 'before' : 'after',
			count: Number( count ),
			unit: unit as DateLimit[ 'unit' ],
		};
	}
	if ( text === 'today' ) {
		return { ...none, kind: 'today' };
	}
	return text === '' ? none : { ...none, kind: 'day', day: text };
}

export function writeLimit( { kind, count, unit, day }: DateLimit ): string {
	switch ( kind ) {
		case 'none':
			return '';
		case 'today':
			return 'today';
		case 'day':
			return day;
		default:
			return `${ kind === 'before' ? '-' : '+' }${ count } ${ unit }${ count === 1 ? '' : 's' }`;
	}
}
