/**
 * Fills in relative default dates of form fields, such as today (docs/form-logic.md, prefilled fields), because the
 * page may come from an old cache.
 */
import { todayIn } from '../time/days';
import { clockOf } from '../time/zone';
import { startDays } from './days';
import { takeOver } from './touch';

for ( const form of document.querySelectorAll< HTMLFormElement >( 'form[data-start-days]' ) ) {
	const { startDays: days = '{}', zone = 'UTC' } = form.dataset;
	startDays( form, JSON.parse( days ), todayIn( clockOf( zone ), Date.now() ), () => takeOver( form ) );
}
