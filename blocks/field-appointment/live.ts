import type { LiveField } from '../form/field-parts/live';
import { LiveAppointment } from './LiveAppointment';

export const live: LiveField = {
	View: LiveAppointment,
	hydrate( { form, field } ) {
		form.focusIds.set( field.name, `${ field.id }_picker` );
	},
};
