/**
 * Fills in the days that fields start with and that move with the days, such as today (docs/form-logic.md, prefilled
 * fields): a cache may have kept the page for a month.
 */
import { todayIn } from '../time/days';
import { clockOf } from '../time/zone';
import { startDays } from './days';
import { takeOver } from './touch';

for ( const form of document.querySelectorAll< HTMLFormElement >( 'form[data-start-days]' ) ) {
	const { startDays: days = '{}', zone = 'UTC' } = form.dataset;
	startDays( form, JSON.parse( days ), todayIn( clockOf( zone ), Date.now() ), () => takeOver( form ) );
}
